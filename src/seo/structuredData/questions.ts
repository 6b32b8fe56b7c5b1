import type { FAQPage } from "schema-dts";
import { languages } from "../../i18n/languages";
import type { PageFacts, QuestionFacts, SiteFacts } from "./facts";
import { urlOf } from "./ids";

/** The questions that a page answers. */
export function faqPage(
  { route }: PageFacts,
  questions: readonly QuestionFacts[],
  site: SiteFacts,
): FAQPage {
  const url = urlOf(route, site);
  return {
    "@type": "FAQPage",
    "@id": `${url}#questions`,
    inLanguage: languages[site.language].hrefLang,
    isPartOf: { "@id": `${url}#webpage` },
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
