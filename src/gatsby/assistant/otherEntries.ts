import type { KnowledgeEntry } from "../../assistant/knowledge";
import { localizePath } from "../../i18n/paths";
import { contactLinks } from "./contactLinks";
import type { AssistantContent } from "./content";
import { asked, type Speaker } from "./speaker";

type Texts = Readonly<Record<string, string>>;

/** The titles of the pages by route, for links to them. */
function pageTitles(content: AssistantContent, { say }: Speaker): Texts {
  return {
    "/about/": say(content.about.title),
    "/contact/": say(content.contact.title),
    "/investment/": say(content.investment.title),
    "/services/": say(content.servicesPage.title),
    ...Object.fromEntries(content.services.map(({ path, title }) => [path, say(title)])),
  };
}

/** The general questions of faq.json. */
export function questionEntries(content: AssistantContent, speaker: Speaker): KnowledgeEntry[] {
  const titles = pageTitles(content, speaker);
  return content.questions.map(({ id, page, ...item }) => ({
    id: `faq/${id}`,
    ...asked(item, speaker),
    ...(page && {
      page: {
        path: localizePath(page, speaker.language),
        title: titles[page] ?? content.company.name,
      },
    }),
  }));
}

/** What the investment page says. */
export function investmentEntries(
  { investment, company }: AssistantContent,
  speaker: Speaker,
): KnowledgeEntry[] {
  const { t, say, language } = speaker;
  const { name } = company;
  const page = { path: localizePath("/investment/", language), title: say(investment.title) };
  const points = (items: readonly { title: Localized; text: Localized }[]) =>
    items.map((item) => t("service.pair", { title: say(item.title), text: say(item.text) }));
  return [
    {
      id: "investment/overview",
      question: t("investment.overview.question", { name }),
      concepts: ["investment", "reasons"],
      answer: [say(investment.intro)],
      points: investment.why.items.map(({ title }) => say(title)),
      text: investment.why.items.map(({ text }) => say(text)),
      page,
    },
    {
      id: "investment/models",
      question: t("investment.models.question"),
      concepts: ["investment", "models"],
      answer: [say(investment.models.intro)],
      points: points(investment.models.items),
      page,
    },
    {
      id: "investment/steps",
      question: t("investment.steps.question"),
      concepts: ["investment", "process"],
      answer: [say(investment.steps.intro)],
      points: points(investment.steps.items),
      page,
    },
    ...investment.questions.items.map((item, index) => ({
      id: `investment/question-${index + 1}`,
      ...asked(item, speaker),
      subject: "investment",
      page,
    })),
  ];
}

type Localized = Parameters<Speaker["say"]>[0];

/** What belongs to a conversation and stands on no page. */
export function talkEntries({ company }: AssistantContent, speaker: Speaker): KnowledgeEntry[] {
  const { t } = speaker;
  const link = contactLinks(company, speaker);
  const entry = (id: "greeting" | "thanks" | "self" | "person"): KnowledgeEntry => ({
    id: `assistant/${id}`,
    question: t(`${id}.question`),
    concepts: [id],
    answer: [t(`${id}.answer`)],
    ...(id === "person" && { links: [link.form, link.email, link.phone, link.whatsapp] }),
  });
  return [entry("greeting"), entry("thanks"), entry("self"), entry("person")];
}
