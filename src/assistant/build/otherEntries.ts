import type { KnowledgeEntry } from "../knowledge";
import { pagesOf } from "../../content/pages";
import { localizePath } from "../../i18n/paths";
import { contactLinks } from "./contactLinks";
import type { LocalizedContent } from "../../content/readContent";
import { asked, type Localizer } from "./localizer";

/** The general questions, each from its own address, with a link to the page that says more. */
export function questionEntries(
  content: LocalizedContent,
  { language }: Localizer,
): KnowledgeEntry[] {
  const { faq, company } = content;
  const titles = new Map(pagesOf(content).map(({ route, words }) => [route, words.title]));
  const questions = faq.groups.flatMap((group) => group.questions);
  return questions.map(({ id, page, ...item }) => ({
    id: `faq/${id}`,
    ...asked(item),
    ...(page && {
      links: [
        {
          kind: "page",
          label: titles.get(page) ?? company.name,
          href: localizePath(page, language),
        },
      ],
    }),
    page: { path: localizePath(`/faq/#${id}`, language), title: faq.title },
  }));
}

/** What the investment page says. */
export function investmentEntries(
  { investment, company }: LocalizedContent,
  localizer: Localizer,
): KnowledgeEntry[] {
  const { t, language } = localizer;
  const { name } = company;
  const page = { path: localizePath("/investment/", language), title: investment.title };
  const points = (items: readonly { title: string; text: string }[]) =>
    items.map(({ title, text }) => t("service.pair", { title, text }));
  return [
    {
      id: "investment/overview",
      question: t("investment.overview.question", { name }),
      concepts: ["investment", "reasons"],
      answer: [investment.intro],
      points: investment.why.items.map(({ title }) => title),
      text: investment.why.items.map(({ text }) => text),
      page,
    },
    {
      id: "investment/models",
      question: t("investment.models.question"),
      concepts: ["investment", "models"],
      answer: [investment.models.intro],
      points: points(investment.models.items),
      page,
    },
    {
      id: "investment/steps",
      question: t("investment.steps.question"),
      concepts: ["investment", "process"],
      answer: [investment.steps.intro],
      points: points(investment.steps.items),
      page,
    },
    ...investment.questions.items.map((item, index) => ({
      id: `investment/question-${index + 1}`,
      ...asked(item),
      subject: "investment",
      page,
    })),
  ];
}

/** What belongs to a conversation and stands on no page. */
export function talkEntries({ company }: LocalizedContent, localizer: Localizer): KnowledgeEntry[] {
  const { t } = localizer;
  const link = contactLinks(company, localizer);
  const entry = (id: "greeting" | "thanks" | "self" | "person"): KnowledgeEntry => ({
    id: `assistant/${id}`,
    question: t(`${id}.question`),
    concepts: [id],
    answer: [t(`${id}.answer`)],
    ...(id === "person" && { links: [link.form, link.email, link.phone, link.whatsapp] }),
  });
  return [entry("greeting"), entry("thanks"), entry("self"), entry("person")];
}
