import type { KnowledgeEntry, KnowledgeLink } from "../knowledge";
import { formatPrice } from "../../i18n/formats";
import { localizePath } from "../../i18n/paths";
import type { LocalizedContent } from "../../content/readContent";
import { asked, type Localizer } from "./localizer";

type Service = LocalizedContent["services"][number];

/** What the service costs at least: as a sentence, or short, as a line of a list. */
export function startingPrice(
  { title, price }: Service,
  { t, language }: Localizer,
  form: "sentence" | "line",
): string {
  const values = { service: title, price: formatPrice(price, language) };
  return form === "line"
    ? t(`prices.${price.unit}`, values)
    : t(`service.price.${price.unit}`, values);
}

/** Leads to the rough estimate, for a service where there is one. */
export const estimateLink = (
  { estimate }: Pick<LocalizedContent, "estimate">,
  { language }: Localizer,
  service?: string,
): KnowledgeLink => ({
  kind: "page",
  label: estimate.title,
  href: localizePath(service ? `/estimate/?service=${service}` : "/estimate/", language),
});

function serviceEntries(
  content: LocalizedContent,
  service: Service,
  localizer: Localizer,
): KnowledgeEntry[] {
  const { t, list, language } = localizer;
  const { id, title } = service;
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
      answer: [service.description, startingPrice(service, localizer, "sentence")],
      points: service.features,
      text: [
        ...service.overview,
        ...service.seo.keywords,
        ...[...service.benefits, ...(service.siteFigures?.figures ?? [])].flatMap((point) => [
          point.title,
          point.text,
        ]),
      ],
    }),
    entry("/price", {
      question: t("service.price.question", { service: title }),
      concepts: [id, "price"],
      alsoAsked: [formatPrice(service.price, language)],
      answer: [startingPrice(service, localizer, "sentence"), t("service.price.included")],
      points: service.pricing.included,
      links: [estimateLink(content, localizer, id)],
    }),
    entry("/process", {
      question: t("service.process.question", { service: title }),
      concepts: [id, "process"],
      answer: [t("service.process.answer")],
      points: service.process.map((step) =>
        t("service.pair", { title: step.title, text: step.text }),
      ),
    }),
    entry("/technologies", {
      question: t("service.technologies.question", { service: title }),
      concepts: [id, "technologies"],
      // In one wording, of which a single name is little: where another entry is about it, it wins.
      alsoAsked: [service.technologies.join(", ")],
      answer: [t("service.technologies.answer", { technologies: list(service.technologies) })],
    }),
    ...service.questions.map((item, index) => entry(`/question-${index + 1}`, asked(item))),
    entry("/adds", {
      question: t("service.adds.question", { service: title }),
      concepts: [id, "price", "extras"],
      answer: [service.pricing.note, t("service.adds.answer")],
      points: service.pricing.adds,
    }),
    ...choiceEntries(service, localizer).map(([part, rest]) => entry(part, rest)),
  ];
}

/** What tells a service from those it is compared with. */
function choiceEntries(
  { id, title, comparison }: Service,
  { t }: Localizer,
): [part: string, rest: Omit<KnowledgeEntry, "id">][] {
  if (!comparison) return [];
  const { purpose, duration, editor, limits } = comparison;
  return [
    [
      "/duration",
      {
        question: t("service.duration.question", { service: title }),
        concepts: [id, "duration"],
        answer: [t("service.duration.answer", { service: title, duration })],
      },
    ],
    [
      "/choice",
      {
        question: t("service.choice.question", { service: title }),
        concepts: [id, "choosing"],
        answer: [t("service.choice.answer", { purpose })],
        points: [t("service.choice.editor", { editor }), t("service.choice.limits", { limits })],
      },
    ],
  ];
}

function moduleEntries(
  { modules, services }: LocalizedContent,
  { t, language }: Localizer,
): KnowledgeEntry[] {
  return modules.flatMap((part) => {
    const service = services.find(({ id }) => id === part.service);
    if (!service) return [];
    return {
      id: `module/${part.id}`,
      subject: service.id,
      question: t("service.module.question", { module: part.title }),
      concepts: [part.id, "what"],
      // People ask for what a module does, not for the module.
      alsoAsked: part.capabilities,
      answer: [part.description],
      points: part.capabilities,
      page: { path: localizePath(service.path, language), title: service.title },
    };
  });
}

function tourEntry(
  { tour, services }: LocalizedContent,
  { t, language }: Localizer,
): KnowledgeEntry[] {
  const service = services.find(({ id }) => id === tour.service);
  if (!service) return [];
  const { accounting, inventory, import: imports, reports } = tour.words;
  return [
    {
      id: `tour/${service.id}`,
      subject: service.id,
      question: t("service.tour.question", { service: service.title }),
      concepts: [service.id, "demo"],
      answer: [tour.intro],
      points: [accounting, inventory, imports, reports].map(({ title, intro }) =>
        t("service.pair", { title, text: intro }),
      ),
      page: { path: `${localizePath(service.path, language)}#tour`, title: tour.title },
    },
  ];
}

/** The services that the list compares, for those who do not know which they need. */
function comparisonEntry(
  { services, servicesPage }: LocalizedContent,
  { t, language }: Localizer,
): KnowledgeEntry[] {
  const { title, intro } = servicesPage.comparison;
  const points = services.flatMap(({ title: service, comparison }) =>
    comparison ? t("service.pair", { title: service, text: comparison.purpose }) : [],
  );
  if (points.length === 0) return [];
  return [
    {
      id: "company/comparison",
      question: title,
      concepts: ["choosing", "services"],
      answer: [intro],
      points,
      page: { path: `${localizePath("/services/", language)}#compare`, title },
    },
  ];
}

/** Everything about the services, their comparison, the modules they consist of and the tour. */
export const allServiceEntries = (
  content: LocalizedContent,
  localizer: Localizer,
): KnowledgeEntry[] => [
  ...content.services.flatMap((service) => serviceEntries(content, service, localizer)),
  ...comparisonEntry(content, localizer),
  ...moduleEntries(content, localizer),
  ...tourEntry(content, localizer),
];
