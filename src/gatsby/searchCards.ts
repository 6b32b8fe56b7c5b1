import type { z } from "zod";
import { formatPrice } from "../i18n/formats";
import type { Language } from "../i18n/languages";
import { servicesPerPage } from "../i18n/listPages";
import { cardsPerFile, type ServiceCard } from "../search/cards";
import { isolateAddresses } from "./isolate";
import type { erpModule, service } from "./model";
import { companyTokens, replaceTokens, type CompanyFacts } from "./tokens";

/** The content that a search finds. */
export interface SearchableContent {
  company: CompanyFacts;
  services: readonly z.infer<typeof service>[];
  modules: readonly z.infer<typeof erpModule>[];
}

/**
 * The cards of all services in the order of lists, a file of a few each; none where the page of the
 * list holds them all.
 */
export function cardFiles(
  { company, services }: Pick<SearchableContent, "company" | "services">,
  language: Language,
): ServiceCard[][] {
  if (services.length <= servicesPerPage) return [];
  const tokens = companyTokens(company, language, services.length);
  const say = (text: string) => isolateAddresses(replaceTokens(text, tokens), language);
  const cards = services
    .toSorted((a, b) => a.order - b.order)
    .map(({ id, path, iconName, color, title, description, features, price }) => ({
      id,
      path,
      iconName,
      color,
      title: say(title[language]),
      description: say(description[language]),
      features: features[language].map(say),
      price: { text: formatPrice(price, language), unit: price.unit },
    }));
  return Array.from({ length: Math.ceil(cards.length / cardsPerFile) }, (_, file) =>
    cards.slice(file * cardsPerFile, (file + 1) * cardsPerFile),
  );
}
