/** What searching takes, in one file, so that it arrives as one and only for those who search. */
export { loadIndex, type SearchIndex, type SearchIndexData } from "../../search/createIndex";
export { highlightedPieces } from "../../search/highlight";
export { search } from "../../search/search";
