/** What a result looks like: the cards of services, in files of a few each. */

/** How many cards a file holds: a search needs few of each. */
export const cardsPerFile = 2;

/** What a list shows of a service. */
export interface ResultCard {
  id: string;
  path: string;
  iconName: string;
  color: string;
  title: string;
  description: string;
  features: readonly string[];
  price: { text: string; unit: string };
}

/** What a search shows of a general question. */
export interface FoundQuestion {
  /** The route of its page, with its place there. */
  path: string;
  question: string;
  answer: string;
}

/** The file that holds the card of a service, by its place among all, and its place in that file. */
export const cardPlace = (position: number): { file: number; at: number } => ({
  file: Math.floor(position / cardsPerFile),
  at: position % cardsPerFile,
});
