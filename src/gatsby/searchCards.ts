import { inLanguage } from "../content/localize";
import { formatPrice } from "../i18n/formats";
import type { Language } from "../i18n/languages";
import { servicesPerPage } from "../i18n/listPages";
import { cardsPerFile, type ResultCard } from "../search/cards";
import type { SearchableContent } from "./searchDocuments";

/**
 * The cards of all services in the order of lists, a file of a few each; none where the page of the
 * list holds them all.
 */
export function cardFiles(content: SearchableContent, language: Language): ResultCard[][] {
  if (content.services.length <= servicesPerPage) return [];
  const cards = inLanguage(content, language)
    .services.toSorted((a, b) => a.order - b.order)
    .map(({ id, path, iconName, color, title, description, features, price }) => ({
      id,
      path,
      iconName,
      color,
      title,
      description,
      features,
      price: { text: formatPrice(price, language), unit: price.unit },
    }));
  return Array.from({ length: Math.ceil(cards.length / cardsPerFile) }, (_, file) =>
    cards.slice(file * cardsPerFile, (file + 1) * cardsPerFile),
  );
}
