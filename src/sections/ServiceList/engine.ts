/** What searching takes, in one file, so that it arrives as one and only for those who search. */
export { cardPlace, type ServiceCard } from "../../search/cards";
export { highlightedPieces } from "../../search/highlight";
export { createSearcher, type Found, type IndexHead, type TermEntry } from "../../search/parts";
