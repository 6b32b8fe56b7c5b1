import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { languageCodes } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { wordsByLanguage } from "../../../testing/wordsByLanguage";
import type services from "../../../locales/en/services.json";
import { ServiceOffer } from "./ServiceOffer";

const words = wordsByLanguage<typeof services>("services");

test.each(languageCodes)(
  "in %s the price stands with what it includes and what adds to it",
  (language) => {
    const t = words[language];
    const service = {
      price: { text: "$5,000", currencyName: "US dollars", unit: "project" },
      pricing: { included: ["Set-up", "Training"], adds: ["Branches"], note: "A fixed quote." },
      technologies: ["React", "PostgreSQL"],
    };
    renderIn(language, <ServiceOffer service={service} choice="?service=erp" />);
    const offer = within(screen.getByRole("region", { name: t.pricing.title }));
    expect(offer.getByText("$5,000")).toBeVisible();
    expect(offer.getByText("A fixed quote.")).toBeVisible();
    const hrefs = offer.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([
      localizePath("/contact/?service=erp", language),
      localizePath("/estimate/?service=erp", language),
    ]);
    for (const [title, items] of [
      [t.pricing.included.title, service.pricing.included],
      [t.pricing.adds.title, service.pricing.adds],
      [t.technologies.title, service.technologies],
    ] as const) {
      const part = offer.getByRole("heading", { level: 3, name: title }).parentElement!;
      const shown = within(part).getAllByRole("listitem");
      expect(shown.map(({ textContent }) => textContent)).toEqual(items);
    }
  },
);
