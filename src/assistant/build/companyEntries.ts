import type { KnowledgeEntry } from "../knowledge";
import { formatNumber, formatYear } from "../../i18n/formats";
import { localizePath } from "../../i18n/paths";
import type { LocalizedContent } from "../../content/readContent";
import { estimateLink, startingPrice } from "./serviceEntries";
import type { Localizer } from "./localizer";

/** How many services an answer names; the page it leads to lists them all. */
const mostListed = 12;

/** The facts of company.json as sentences, but for those on how to reach the company. */
export function companyEntries(content: LocalizedContent, localizer: Localizer): KnowledgeEntry[] {
  const { company, services, home, about, projects } = content;
  const { t, language } = localizer;
  const { name } = company;
  const first = services.slice(0, mostListed);
  const city = company.address.locality;
  const at = (route: string, title: string) => ({ path: localizePath(route, language), title });
  const pages = {
    services: at("/services/", content.servicesPage.title),
    about: at("/about/", about.title),
    home: at("/", name),
  };
  const year = new Date(Date.UTC(company.foundingYear, 0));

  return [
    {
      id: "company/services",
      question: t("services.question"),
      concepts: ["services"],
      answer: [t("services.answer")],
      points: first.map(({ title }) => title),
      page: pages.services,
    },
    {
      id: "company/prices",
      question: t("prices.question"),
      concepts: ["price", "services"],
      answer: [t("prices.answer")],
      points: first.map((service) => startingPrice(service, localizer, "line")),
      links: [estimateLink(content, localizer)],
      page: pages.services,
    },
    {
      id: "company/founding",
      question: t("founding.question", { name }),
      concepts: ["founding"],
      answer: [t("founding.answer", { name, city, year: formatYear(year, language) })],
      page: pages.about,
    },
    {
      id: "company/figures",
      question: t("figures.question", { name }),
      concepts: ["figures"],
      answer: [t("figures.answer", { name })],
      points: company.claims
        .filter(({ homeOnly }) => !homeOnly)
        .map(({ value, suffix, label }) =>
          t("figures.point", { figure: formatNumber(value, language) + suffix, label }),
        ),
      page: pages.about,
    },
    {
      id: "company/about",
      question: t("about.question", { name }),
      concepts: ["company"],
      answer: [about.intro, ...about.story.text.slice(0, 1)],
      page: pages.about,
    },
    {
      id: "company/chairman",
      question: t("chairman.question", { name }),
      concepts: ["leadership"],
      answer: [t("chairman.answer", { name })],
      page: pages.home,
    },
    {
      id: "company/values",
      question: about.values.title,
      concepts: ["values"],
      answer: [about.values.intro],
      points: about.values.items.map((item) =>
        t("service.pair", { title: item.title, text: item.text }),
      ),
      page: pages.about,
    },
    {
      id: "company/projects",
      question: t("projects.question"),
      concepts: ["projects"],
      answer: [home.projects.intro],
      points: projects.map(({ title }) => title),
      page: pages.home,
    },
  ];
}
