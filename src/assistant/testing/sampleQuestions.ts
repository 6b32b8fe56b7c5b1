/** What tests ask the assistant, from the content, so that a changed price or language breaks none. */
import { readContent } from "../../content/readContent";
import { readKnowledge } from "../build/knowledge";
import { formatPrice } from "../../i18n/formats";
import type { Language } from "../../i18n/languages";
import { inEachLanguage } from "../../../testing/inEachLanguage";
import heldOut from "../questions/held-out.json";

const root = process.cwd();
const { price } = readContent(root).services.find(({ id }) => id === "erp")!;
const offTopic = inEachLanguage(heldOut.offTopic);

export interface SampleQuestions {
  /** Asks for the price of the ERP system. */
  price: string;
  /** What its answer holds: the price. */
  holds: string;
  /** Has nothing to do with the company. */
  offTopic: string;
}

/** Samples in a language. */
export function sampleQuestions(language: Language): SampleQuestions {
  const { entries } = readKnowledge(root, language);
  return {
    price: entries.find(({ id }) => id === "service/erp/price")!.question,
    holds: formatPrice(price, language),
    offTopic: offTopic[language][0]!,
  };
}
