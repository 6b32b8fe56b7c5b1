import type { KnowledgeEntry } from "../../assistant/knowledge";
import { formatNumber, formatYear } from "../../i18n/formats";
import { localizePath } from "../../i18n/paths";
import type { AssistantContent } from "./content";
import { startingPrice } from "./serviceEntries";
import type { Speaker } from "./speaker";

/** How many services an answer names; the page it leads to lists them all. */
const mostListed = 12;

/** The facts of company.json as sentences, but for those on how to reach the company. */
export function companyEntries(content: AssistantContent, speaker: Speaker): KnowledgeEntry[] {
  const { company, services, home, about, projects } = content;
  const { t, say, sayAll, language } = speaker;
  const { name } = company;
  const first = services.slice(0, mostListed);
  const city = say(company.address.locality);
  const at = (route: string, title: string) => ({ path: localizePath(route, language), title });
  const pages = {
    services: at("/services/", say(content.servicesPage.title)),
    about: at("/about/", say(about.title)),
    home: at("/", name),
  };
  const year = new Date(Date.UTC(company.foundingYear, 0));

  return [
    {
      id: "company/services",
      question: t("services.question"),
      concepts: ["services"],
      answer: [t("services.answer", { count: services.length })],
      points: first.map(({ title }) => say(title)),
      page: pages.services,
    },
    {
      id: "company/prices",
      question: t("prices.question"),
      concepts: ["price", "services"],
      answer: [t("prices.answer")],
      points: first.map((service) => startingPrice(service, speaker, "line")),
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
      points: company.claims.map(({ value, suffix, label }) =>
        t("figures.point", {
          figure: formatNumber(value, language) + suffix,
          label: say(label),
        }),
      ),
      page: pages.about,
    },
    {
      id: "company/about",
      question: t("about.question", { name }),
      concepts: ["company"],
      answer: [say(about.intro), ...sayAll(about.story.text).slice(0, 1)],
      page: pages.about,
    },
    {
      id: "company/chairman",
      question: t("chairman.question", { name }),
      concepts: ["leadership"],
      answer: [
        t("chairman.answer", {
          signer: say(home.chairman.name),
          position: say(home.chairman.title),
        }),
      ],
      page: pages.home,
    },
    {
      id: "company/values",
      question: say(about.values.title),
      concepts: ["values"],
      answer: [say(about.values.intro)],
      points: about.values.items.map((item) =>
        t("service.pair", { title: say(item.title), text: say(item.text) }),
      ),
      page: pages.about,
    },
    {
      id: "company/projects",
      question: t("projects.question"),
      concepts: ["projects"],
      answer: [say(home.projects.intro)],
      points: projects.map(({ title }) => say(title)),
      page: pages.home,
    },
  ];
}
