/** @jest-environment node */
import { languageCodes } from "../../i18n/languages";
import { searches } from "../testing/ownServices";
import heldOut from "./held-out.json";
import tuning from "./tuning.json";

/** How well the search must find; docs/search.md explains the sets. */
const least = { first: 0.85, firstThree: 0.95 };

const search = searches();
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

const sets = { tuning, "held-out": heldOut };
const cases = (["tuning", "held-out"] as const).flatMap((set) =>
  languageCodes.map((language) => [set, language] as const),
);

test("the held-out set is large enough to be a measure", () => {
  const terms = languageCodes.flatMap((language) => Object.keys(heldOut[language]));
  expect(terms.length).toBeGreaterThanOrEqual(120);
});

test.each(cases)("the %s terms in %s find their services", (set, language) => {
  const terms = Object.entries<string>(sets[set][language]).map(([term, services]) => ({
    wanted: services.split(", ").filter(Boolean),
    found: search[language](term, { kinds: ["service"] }).map(({ id }) => id),
    answers: search[language](term, { kinds: ["question"] }).map(({ id }) => id),
    term,
  }));
  const places = terms
    .filter(({ wanted }) => wanted.length > 0)
    .map(({ wanted, found }) => found.findIndex((id) => wanted.includes(id)));
  const within = (count: number) =>
    places.filter((place) => place >= 0 && place < count).length / places.length;
  const nonsense = terms.filter(({ wanted }) => wanted.length === 0);
  process.stdout.write(
    `Search, ${set} terms in ${language}: ${places.length} terms, ` +
      `right first ${percent(within(1))}, within three ${percent(within(3))}; ` +
      `${nonsense.filter(({ found }) => found.length === 0).length} of ${nonsense.length} others find nothing\n`,
  );
  expect(within(1)).toBeGreaterThanOrEqual(least.first);
  expect(within(3)).toBeGreaterThanOrEqual(least.firstThree);
  expect(nonsense.filter(({ found, answers }) => found.length + answers.length > 0)).toEqual([]);
});
