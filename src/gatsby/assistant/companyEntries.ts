import type { KnowledgeEntry } from "../../assistant/knowledge";
import { formatNumber, formatYear } from "../../i18n/formats";
import { dayRuns, formatTime } from "../../i18n/openingHours";
import { localizePath } from "../../i18n/paths";
import { contactLinks } from "./contactLinks";
import type { AssistantContent } from "./content";
import { startingPrice } from "./serviceEntries";
import type { Speaker } from "./speaker";

/** Left-to-right matter in a text of any direction: UAX #9, first strong isolate. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** The facts of company.json as sentences. */
export function companyEntries(content: AssistantContent, speaker: Speaker): KnowledgeEntry[] {
  const { company, services, home, about, projects } = content;
  const { t, say, sayAll, list, language } = speaker;
  const { name } = company;
  const city = say(company.address.locality);
  const link = contactLinks(company, speaker);
  const at = (route: string, title: string) => ({ path: localizePath(route, language), title });
  const pages = {
    contact: at("/contact/", say(content.contact.title)),
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
      points: services.map(({ title }) => say(title)),
      page: pages.services,
    },
    {
      id: "company/prices",
      question: t("prices.question"),
      concepts: ["price", "services"],
      answer: [t("prices.answer")],
      points: services.map((service) => startingPrice(service, speaker, "line")),
      page: pages.services,
    },
    {
      id: "company/hours",
      question: t("hours.question"),
      concepts: ["hours"],
      answer: company.openingHours.map(({ days, opens, closes }) =>
        t("hours.answer", {
          city,
          days: list(
            dayRuns(days, language).map(({ from, to }) =>
              to ? t("hours.run", { from, to }) : from,
            ),
          ),
          opens: formatTime(opens, language),
          closes: formatTime(closes, language),
        }),
      ),
      page: pages.contact,
    },
    {
      id: "company/address",
      question: t("address.question"),
      concepts: ["address"],
      answer: [t("address.answer", { city, country: say(company.address.country) })],
      links: [link.map],
      page: pages.contact,
    },
    {
      id: "company/phone",
      question: t("phone.question"),
      concepts: ["phone"],
      answer: [t("phone.answer", { phone: isolated(company.phone) })],
      links: [link.phone],
      page: pages.contact,
    },
    {
      id: "company/email",
      question: t("email.question"),
      concepts: ["email"],
      answer: [t("email.answer", { email: isolated(company.email) })],
      links: [link.email],
      page: pages.contact,
    },
    {
      id: "company/whatsapp",
      question: t("whatsapp.question"),
      concepts: ["whatsapp"],
      answer: [t("whatsapp.answer", { whatsapp: isolated(company.whatsapp) })],
      links: [link.whatsapp],
      page: pages.contact,
    },
    {
      id: "company/contact",
      question: t("contact.question"),
      concepts: ["contact"],
      answer: [t("contact.answer")],
      links: [link.form, link.email, link.phone, link.whatsapp],
      page: pages.contact,
    },
    {
      id: "company/social",
      question: t("social.question"),
      concepts: ["social"],
      answer: [
        t("social.answer", { name, networks: list(company.social.map((site) => site.name)) }),
      ],
      links: company.social.map((site) => ({ kind: "social", label: site.name, href: site.url })),
      page: pages.contact,
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
        t("figures.point", { figure: formatNumber(value, language) + suffix, label: say(label) }),
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
