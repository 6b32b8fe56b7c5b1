/** What the search of the services costs in a browser, beside the simplest search there is. */
import { languageCodes } from "../src/i18n/languages";
import { createIndex, loadIndex, type SearchIndexData } from "../src/search/createIndex";
import { documentsByLanguage } from "../src/search/documents";
import { fold } from "../src/search/fold";
import { createSearch } from "../src/search/search";
import { readServices, vocabulary } from "../src/search/testing/ownServices";
import type { Comparison } from "./compare";
import { repeated } from "./repeated";
import { inEachLanguage } from "../testing/inEachLanguage";

const queries = inEachLanguage({
  en: { word: "shop", typo: "databse" },
  ar: { word: "انظمه", typo: "متجرر" },
});

/** Queries and the two ways to an index, in every language. */
export function searchComparisons(): Comparison[] {
  const documents = documentsByLanguage(readServices());
  return languageCodes.flatMap((language) => {
    const own = documents[language];
    const json = JSON.stringify(createIndex(own, vocabulary));
    const load = () => loadIndex(JSON.parse(json) as SearchIndexData);
    const { search } = createSearch(load(), vocabulary);
    const texts = own.map((document) => Object.values(document).flat().join("\n"));
    const { word, typo } = queries[language];
    return [
      {
        title: `A query in ${language}`,
        rounds: 9,
        baseline: repeated("fold and scan every text", () =>
          texts.filter((text) => fold(text).includes(fold(word))),
        ),
        others: [
          repeated("search a word", () => search(word)),
          repeated("search a mistyped word", () => search(typo)),
        ],
      },
      {
        title: `An index in ${language}`,
        rounds: 9,
        baseline: repeated("load the one that was built", load),
        others: [repeated("build it in the browser", () => createIndex(own, vocabulary))],
      },
    ];
  });
}
