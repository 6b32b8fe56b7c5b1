import type { KnowledgeEntry } from "../../assistant/knowledge";
import { formatPrice } from "../../i18n/formats";
import { localizePath } from "../../i18n/paths";
import type { AssistantContent } from "./content";
import { asked, type Speaker } from "./speaker";

type Service = AssistantContent["services"][number];

/** What the service costs at least: as a sentence, or short, as a line of a list. */
export function startingPrice(
  { title, price }: Service,
  { t, say, language }: Speaker,
  form: "sentence" | "line",
): string {
  const values = { service: say(title), price: formatPrice(price, language) };
  return form === "line"
    ? t(`prices.${price.unit}`, values)
    : t(`service.price.${price.unit}`, values);
}

function serviceEntries(service: Service, speaker: Speaker): KnowledgeEntry[] {
  const { t, say, sayAll, list, language } = speaker;
  const { id } = service;
  const title = say(service.title);
  const page = { path: localizePath(service.path, language), title };
  const entry = (part: string, rest: Omit<KnowledgeEntry, "id">): KnowledgeEntry => ({
    id: `service/${id}${part}`,
    subject: id,
    page,
    ...rest,
  });
  return [
    entry("", {
      question: t("service.overview.question", { service: title }),
      concepts: [id, "what"],
      answer: [say(service.description), startingPrice(service, speaker, "sentence")],
      points: sayAll(service.features),
      text: [
        ...sayAll(service.overview),
        ...sayAll(service.seo.keywords),
        ...service.benefits.flatMap((point) => [say(point.title), say(point.text)]),
      ],
    }),
    entry("/price", {
      question: t("service.price.question", { service: title }),
      concepts: [id, "price"],
      answer: [startingPrice(service, speaker, "sentence"), say(service.pricing)],
    }),
    entry("/process", {
      question: t("service.process.question", { service: title }),
      concepts: [id, "process"],
      answer: [t("service.process.answer")],
      points: service.process.map((step) =>
        t("service.pair", { title: say(step.title), text: say(step.text) }),
      ),
    }),
    entry("/technologies", {
      question: t("service.technologies.question", { service: title }),
      concepts: [id, "technologies"],
      answer: [t("service.technologies.answer", { technologies: list(service.technologies) })],
    }),
    ...service.questions.map((item, index) =>
      entry(`/question-${index + 1}`, asked(item, speaker)),
    ),
  ];
}

function moduleEntries(
  { modules, services }: AssistantContent,
  { t, say, sayAll, language }: Speaker,
): KnowledgeEntry[] {
  return modules.flatMap((part) => {
    const service = services.find(({ id }) => id === part.service);
    if (!service) return [];
    return {
      id: `module/${part.id}`,
      subject: service.id,
      question: t("service.module.question", { module: say(part.title) }),
      concepts: [part.id, "what"],
      // People ask for what a module does, not for the module.
      alsoAsked: sayAll(part.capabilities),
      answer: [say(part.description)],
      points: sayAll(part.capabilities),
      page: { path: localizePath(service.path, language), title: say(service.title) },
    };
  });
}

/** Everything about the services and the modules they consist of. */
export const allServiceEntries = (
  content: AssistantContent,
  speaker: Speaker,
): KnowledgeEntry[] => [
  ...content.services.flatMap((service) => serviceEntries(service, speaker)),
  ...moduleEntries(content, speaker),
];
