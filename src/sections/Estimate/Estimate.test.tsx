import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type estimate from "../../../locales/en/estimate.json";
import type serviceWords from "../../../locales/en/services.json";
import { renderIn } from "../../../testing/renderIn";
import { wordsByLanguage } from "../../../testing/wordsByLanguage";
import { handedOverKey } from "../../contact/handOver";
import { languageCodes, type Language } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { Estimate } from "./Estimate";

const words = wordsByLanguage<typeof estimate>("estimate");
const offerWords = wordsByLanguage<typeof serviceWords>("services");

const service = (id: string, title: string, adds: string[]) => ({
  id,
  title,
  iconName: "cloud",
  color: "#b57e10",
  price: { text: "$5,000", currencyName: "US dollars", unit: "project" },
  pricing: {
    included: [`${title}: set-up`],
    adds,
    addIds: adds.map((item) => item.toLowerCase()),
    note: "A fixed quote.",
  },
});
const services = [
  service("erp", "ERP system", ["Branches", "Sync"]),
  service("cloud", "Cloud", ["Sync"]),
];
const heading = { title: "Heading", intro: "Sentence." };
const page = {
  service: heading,
  size: heading,
  summary: { title: "Result", empty: "Choose.", promise: "No offer.", message: "A quote, please:" },
  withoutScripts: "Into the address.",
};

function show(language: Language, query = "") {
  window.history.replaceState(null, "", localizePath(`/estimate/${query}`, language));
  const company = { email: "info@fts.example", whatsapp: "+20 100 000 0000" };
  return renderIn(
    language,
    <Estimate words={page} services={services} company={company} query={query} visit="" />,
  );
}

const result = () => within(screen.getByRole("region", { name: "Result" }));
const option = (name: RegExp) => screen.getByRole("radio", { name });
const address = () => window.location.search;

afterEach(() => sessionStorage.clear());

describe.each(languageCodes)("the estimate in %s", (language) => {
  const t = words[language];

  test("asks for a service first, in a form that goes to its own address", () => {
    show(language);
    expect(result().getByText("Choose.")).toBeVisible();
    expect(result().queryByRole("link")).toBeNull();
    const form = option(/ERP/).closest("form")!;
    expect(form).toHaveAttribute("action", localizePath("/estimate/", language));
    expect(form.method).toBe("get");
    expect(screen.getByRole("button", { name: t.submit })).toHaveAttribute("type", "submit");
  });

  test("says what a choice comes to, and keeps it in the address", async () => {
    show(language, "?utm=mail");
    await userEvent.click(option(/ERP/));
    expect(result().getByText("$5,000")).toBeVisible();
    expect(result().getByText(t.summary.nothing)).toBeVisible();
    const extras = screen.getAllByRole("group", { name: offerWords[language].pricing.adds.title });
    await userEvent.click(within(extras[0]!).getByRole("checkbox", { name: "Sync" }));
    await userEvent.type(screen.getByRole("textbox", { name: t.users.label }), "٤٠");
    expect(result().getByText(t.summary.quoted).nextSibling).toHaveTextContent("Sync");
    expect(result().getByText(t.summary.size).nextSibling).toHaveTextContent("40");
    await waitFor(() => expect(address()).toBe("?utm=mail&service=erp&adds=sync&users=40"));
    // What was ticked of another service does not count.
    await userEvent.click(option(/Cloud/));
    await waitFor(() => expect(address()).toBe("?utm=mail&service=cloud&users=40"));
    expect(result().queryByText(t.summary.quoted)).toBeNull();
  });

  test("restores the choice of an address, without what it does not know", async () => {
    show(language, "?service=erp&adds=sync&adds=gone&branches=-3&languages=2&users=x");
    expect(option(/ERP/)).toBeChecked();
    const ticked = screen.getAllByRole("checkbox", { checked: true });
    expect(ticked.map((box) => (box as HTMLInputElement).value)).toEqual(["sync"]);
    expect(screen.getByRole("textbox", { name: t.languages.label })).toHaveValue("2");
    expect(screen.getByRole("textbox", { name: t.branches.label })).toHaveValue("");
    await waitFor(() => expect(address()).toBe("?service=erp&adds=sync&languages=2"));
  });

  test("says at the field what it cannot read", async () => {
    show(language);
    const field = screen.getByRole("textbox", { name: t.branches.label });
    await userEvent.type(field, "1000");
    expect(field).toHaveAccessibleDescription(t.invalid.replace("{{most}}", "999"));
    await userEvent.clear(field);
    expect(field).not.toHaveAttribute("aria-invalid");
  });

  test("passes the choice on to the contact form, WhatsApp and e-mail, with its link", async () => {
    show(language, "?service=erp&adds=branches");
    const link = (name: string) => result().getByRole("link", { name });
    const quote = link(t.ways.quote);
    expect(quote).toHaveAttribute("href", localizePath("/contact/?service=erp", language));
    for (const name of [t.ways.whatsapp, t.ways.email]) {
      const { href } = link(name) as HTMLAnchorElement;
      const text = decodeURIComponent(href);
      for (const part of ["A quote, please:", "– Branches", "service=erp&adds=branches"]) {
        expect(text).toContain(part);
      }
    }
    quote.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(quote);
    expect(sessionStorage.getItem(handedOverKey)).toContain("– Branches");
  });

  test("the link is copied, or shown to be copied by hand", async () => {
    show(language, "?service=erp");
    const write = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText: write } });
    await userEvent.click(result().getByRole("button", { name: t.ways.copy }));
    expect(write).toHaveBeenCalledWith(window.location.href);
    expect(await result().findByRole("button", { name: t.ways.copied })).toBeVisible();
  });
});

test("a link to another choice, followed on the page itself, starts over", () => {
  const { rerender } = show("en", "?service=cloud");
  expect(option(/Cloud/)).toBeChecked();
  const company = { email: "info@fts.example", whatsapp: "+20 100 000 0000" };
  rerender(
    <Estimate words={page} services={services} company={company} query="?service=erp" visit="2" />,
  );
  expect(option(/ERP/)).toBeChecked();
});
