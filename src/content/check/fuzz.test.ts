/**
 * @jest-environment node
 *
 * Content as a hurried editor leaves it: the check names every error, or every page is whole.
 *
 * Thousands of sites cannot be built, so "whole" is said of what pages are made from, worked out by
 * the code that a build runs (`flaws` below): the content in each language, the numbers as GraphQL
 * takes them, and the addresses, structured data, search, assistant, tour, prices and hours that
 * follow. Sections show these texts as they are; e2e/unusual-content.spec.ts looks at unusual ones.
 *
 * FUZZ_SEED and FUZZ_RUNS try other content. A failure prints its seed and what was changed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { makeKnowledge } from "../../gatsby/assistant/knowledge";
import { tourSheetIn } from "../../gatsby/erpTour/screens";
import { localeWords } from "../../gatsby/localeWords";
import { typeDefinitions } from "../../gatsby/schema";
import { searchDocuments } from "../../gatsby/searchDocuments";
import { readSiteUrl } from "../../gatsby/siteUrl";
import { dataScripts } from "../../gatsby/structuredData/pages";
import { languageCodes, type Language } from "../../i18n/languages";
import { formatPrice } from "../../i18n/formats";
import type { ListWords } from "../../i18n/listPages";
import { dayRuns, formatTime } from "../../i18n/openingHours";
import type { Answers } from "../../i18n/words";
import { tourFigures } from "../erpTour/figures";
import { landedCost } from "../erpTour/landedCost";
import { openingBalances } from "../erpTour/ledger";
import { sum } from "../erpTour/money";
import { stockMovement } from "../erpTour/stock";
import type { ErpTour } from "../model/erpTour";
import { inLanguage } from "../localize";
import { pagesOf } from "../pages";
import { readContent } from "../readContent";
import { removeProjects, writeProject, type Json } from "../testing/testProject";
import { checkSources, formatIssue } from ".";
import { formattingIssues } from "./formatting";

const runs = Number(process.env.FUZZ_RUNS ?? 2000);
const seed = Number(process.env.FUZZ_SEED ?? 20200101);

/** What the smallest project lacks: every list and every optional field with something in it. */
function fill(files: Record<string, Json>): void {
  const words = files["content/services/api.json"].title;
  const link = "https://fts-software.com/";
  const picture = { src: { en: "../images/dot.png", ar: "../images/dot.png" }, alt: words };
  const quote = {
    en: "Words of a client that say enough.",
    ar: "كلمات من عميل تقول ما يكفي عن العمل.",
  };
  const list = files["content/services/cloud.json"].features;
  const node = { iconName: "cloud", title: words, text: words, parts: list };
  const keys = ["purpose", "duration", "editor", "limits", "example"];
  Object.assign(files["content/services/erp.json"], {
    highlight: words,
    diagram: { title: words, intro: words, nodes: [node, node, node] },
    comparison: { ...Object.fromEntries(keys.map((key) => [key, words])), project: "shop" },
  });
  Object.assign(files["content/projects/shop.json"], { image: picture, link });
  files["content/projects/tour.json"] = {
    ...files["content/projects/shop.json"],
    ...{ id: "tour", order: 2, sample: true, service: "erp", link: undefined },
  };
  files["content/faq.json"].groups[0].questions[0].page = "/services/erp/";
  const proof = files["content/proof.json"];
  const portrait = "images/dot.png";
  proof.testimonials.items = [{ quote, name: words, role: words, company: words, portrait }];
  proof.clients.items = [{ name: words, logo: portrait, link }];
  proof.team.items = [{ name: words, role: words, portrait, link }];
  proof.certificates.items = [{ name: words, issuer: words, year: 2024, link }];
  proof.registration.items = [{ kind: "taxNumber", number: "12", office: words }];
}

/** A tour of one item, since figures add no kind of error: the check is as slow as they are many. */
function shorten(tour: ErpTour): void {
  const { items, entries, warehouses, history, shipment, accounts, postings } = tour;
  for (const list of [items, entries, warehouses, history, shipment.lines, shipment.costs])
    list.splice(1);
  const named = [shipment.costs[0]?.account, entries[0]?.debit, entries[0]?.credit];
  const used = new Set([...Object.values(postings), ...named]);
  tour.accounts = accounts.filter(({ id, kind }) => used.has(id) || kind === "equity");
  const landed = landedCost(tour);
  const stock = stockMovement(tour, landed);
  items[0]!.stock = [{ ...items[0]!.stock[0]!, quantity: stock[0]!.closing }];
  const difference = sum(openingBalances(tour, landed, stock).map(({ amount }) => amount));
  const owners = tour.accounts.find(({ kind }) => kind === "equity")!;
  owners.opening = sum([owners.opening ?? 0, -difference]);
}

let root: string;
const base: Record<string, string> = {};
beforeAll(() => {
  root = writeProject((files) => {
    fill(files);
    shorten(files["content/erp-tour.json"]);
    for (const name of Object.keys(files)) base[name] = "";
  });
  for (const name of Object.keys(base)) base[name] = readFileSync(path.join(root, name), "utf8");
});
afterAll(removeProjects);

// What is put where something else stood.

const longWord = "Donaudampfschifffahrt".repeat(40);
const hostile: Json[] = [
  ...[
    "",
    " ",
    "\n\t",
    "\u200b",
    "\u2066\u2069",
    "\u00a0",
    "\ufeff",
    "-",
    "nan",
    "1e5",
    "0x1F",
    "١٢",
    "null",
    "0",
    "true",
  ],
  ...[null, true, false, 0, -1, 1.5, NaN, 2 ** 31, -(2 ** 53), 1e308, 1e-9, [], {}, [[]], [null]],
  ...[
    "<script>alert(1)</script>",
    "</script><!--",
    "<img src=x onerror=alert(1)>",
    "**bold** [a](b)",
  ],
  ...["&lt;b&gt;", "{name}", "{gone}", "{{name}}", "{", "${name}", "$&", "%s", "\\u0000", longWord],
  ...[
    "\u0000",
    "Words\u0007",
    "\ud800",
    "Words \udc00 end",
    "\u202eWords",
    "كلمة\u202b",
    "\u2067Words",
  ],
  ...["بعض الكلمات", "Some words", "Слова", "文字", "👩‍👩‍👧 words", "e\u0301", "\ufffd"],
  ...["javascript:alert(1)", "data:text/html,x", "//evil.example", "http:evil.example", "https://"],
  ...[
    "https:\\\\evil.example",
    "https://a b/",
    "https://ex\nample.com/",
    "https://a.example/path?q#h",
  ],
  ...[
    "/",
    "//",
    "/about/",
    "/ar/erp/",
    "/services/cloud/",
    "/404/",
    "/../",
    "/a",
    "erp",
    "__proto__",
  ],
  ...["constructor", "../../secret.png", "images/gone.png", "\u0000.png", "images", "C:\\a.png"],
  ...["2026-02-30", "2026-13-01", "0000-01", "0001-01-01", "26-01-2026", "24:00", "9:00", "25:61"],
  ...[
    "#fff",
    "#gggggg",
    "red",
    "+",
    "+       ",
    "+20 3 (0) 1",
    "a@b",
    "a@b.c d",
    "ZZ",
    "XXX",
    "Mars/Base",
  ],
  ...Array.from({ length: 3 }, (_, index) => ({ en: index, ar: [], fr: "mots" })),
];
const hostileTexts = hostile.filter((value) => typeof value === "string");

type Place = (string | number)[];

function placesOf(value: Json, at: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    placesOf(item, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return [...(at.length > 0 ? [at] : []), ...inner];
}

const at = (value: Json, place: Place): Json =>
  place.reduce((inner: Json, key) => inner[key], value);
const pick = <Item>(list: readonly Item[], by: number) => list[by % list.length] as Item;

/** What happens to a value, as its holder, its key there, and a number that chooses. */
const edits: Record<string, (holder: Json, key: string | number, by: number) => void> = {
  remove: (holder, key) =>
    Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key],
  rename: (holder, key, by) => {
    const value = holder[key];
    delete holder[key];
    holder[pick([`${key}s`, String(key).toUpperCase(), "", "ar ", "constructor"], by)] = value;
  },
  replace: (holder, key, by) => (holder[key] = pick(hostile, by)),
  replaceAll: (holder, key, by) => (holder[key] = { en: pick(hostile, by), ar: pick(hostile, by) }),
  append: (holder, key, by) => {
    const text: unknown = holder[key];
    if (typeof text === "string") holder[key] = text + pick(hostileTexts, by);
  },
  number: (holder, key, by) => {
    const number: unknown = holder[key];
    if (typeof number === "number") holder[key] = number * pick([-1, 0, 0.1, 1e6, 1e300, 1e-7], by);
  },
  double: (holder, key) => {
    if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
  },
  enormous: (holder, key) => {
    if (Array.isArray(holder))
      holder.push(...Array.from({ length: 60 }, () => holder[Number(key)]));
    else if (typeof holder[key] === "string") holder[key] = holder[key].repeat(200);
  },
  empty: (holder, key) => (holder[key] = Array.isArray(holder[key]) ? [] : ""),
  swap: (holder) => {
    if (holder?.en !== undefined) [holder.en, holder.ar] = [holder.ar, holder.en];
  },
};

/** What happens to the text of a file. */
const slips: Record<string, (text: string, by: number) => string | Buffer | undefined> = {
  truncate: (text, by) => text.slice(0, by % text.length),
  comma: (text) => text.replace(/\n(\s*)([}\]])/, ",\n$1$2"),
  mark: (text) => `\ufeff${text}`,
  repeatKey: (text) => text.replace(/"(\w+)": (.*[^,{[\n]),?\n/, '"$1": $2,\n$&'),
  prototype: (text) => text.replace("{", '{ "__proto__": { "title": 1 },'),
  utf16: (text) => Buffer.from(text, "utf16le"),
  latin1: (text) => Buffer.from(`${text}\u00e9`, "latin1"),
  quote: (text, by) => text.slice(0, by % text.length) + '"' + text.slice(by % text.length),
  remove: () => undefined,
};

interface Change {
  file: number;
  edit: string;
  place: number;
  by: number;
}

const change = fc.record<Change>({
  file: fc.nat(),
  edit: fc.constantFrom(
    ...Object.keys(edits).flatMap((name) => [name, name]),
    ...Object.keys(slips),
  ),
  place: fc.nat(),
  by: fc.nat(),
});

/** The files as a list of changes leaves them; those that are not in it are as they were. */
function changed(changes: readonly Change[]) {
  const files = new Map<string, string | Buffer | undefined>();
  const told = changes.map(({ file, edit, place, by }) => {
    const name = pick(Object.keys(base), file);
    const text = files.has(name) ? files.get(name) : base[name];
    if (typeof text !== "string") return { name, edit };
    if (!(edit in edits) || /^\ufeff|^$/.test(text)) {
      files.set(name, (slips[edit] ?? slips.mark)!(text, by));
      return { name, edit };
    }
    let value: Json;
    try {
      value = JSON.parse(text);
    } catch {
      return { name, edit };
    }
    const places = placesOf(value);
    if (places.length === 0) return { name, edit };
    const chosen = pick(places, place);
    edits[edit]!(at(value, chosen.slice(0, -1)), chosen.at(-1)!, by);
    files.set(name, JSON.stringify(value, null, 2));
    return { name, edit, at: chosen.join("."), value: at(value, chosen) as unknown };
  });
  return { files, told };
}

function write(files: ReadonlyMap<string, string | Buffer | undefined>): void {
  for (const [name, text] of files) {
    const file = path.join(root, name);
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
}

function restore(files: ReadonlyMap<string, unknown>): void {
  for (const name of files.keys()) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), base[name]!);
  }
}

// What a page is made from.

const sentences = (language: Language, namespace: string) =>
  localeWords(process.cwd(), language, namespace);
const wholeNumbers = new Set(
  Array.from(typeDefinitions().matchAll(/^ {2}(\w+): Int!?$/gm), ([, name]) => name),
);

/** Every text and number of a value with its place; nothing else may be there but true and false. */
function* leaves(value: unknown, place = ""): Generator<[place: string, leaf: unknown]> {
  if (Array.isArray(value) || (typeof value === "object" && value !== null)) {
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${place}.${key}`);
  } else if (value !== undefined) yield [place, value];
}

const openings = /[\u202a-\u202e\u2066-\u2068]/g;

/** Why a text does not reach its reader as it was meant. */
function textFlaw(text: string): string | undefined {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return "nothing to see";
  if (/\p{Cs}|(?![\n\t])\p{Cc}|[\ufffd\u202d\u202e]/u.test(text)) return "a control character";
  if ((text.match(openings) ?? []).length !== (text.match(/[\u202c\u2069]/g) ?? []).length)
    return "a direction without its end";
  return /undefined|\bNaN\b|∞|Infinity|\[object/.test(text) ? "no words" : undefined;
}

function flawsOf(name: string, value: unknown, token = /\{[\w-]+\}/): string[] {
  return Array.from(leaves(value)).flatMap(([place, leaf]) => {
    const where = `${name}${place}`;
    if (typeof leaf === "boolean") return [];
    if (typeof leaf === "number") {
      const key = place.split(".").at(-1);
      const fits = wholeNumbers.has(key ?? "") ? leaf === (leaf | 0) : Number.isFinite(leaf);
      return fits ? [] : [`${where} is ${leaf}`];
    }
    if (typeof leaf !== "string") return [`${where} is ${String(leaf)}`];
    const flaw = textFlaw(leaf) ?? (token.test(leaf) ? "an open token" : undefined);
    const address = /(Url|\.url|link|path|from|to|page)$/.test(place);
    const leads = /^(https?:\/\/[^\s\\/]+[^\s\\]*|\/([\w-]+\/)*)$/.test(leaf);
    return [
      ...(flaw ? [`${where} holds ${flaw}`] : []),
      ...(address && name.startsWith("content") && !leads ? [`${where} leads nowhere`] : []),
    ];
  });
}

/** What is not whole of what the pages of a project show that has passed the check. */
function flaws(project: string): string[] {
  const content = readContent(project);
  const { company } = content;
  const routes = pagesOf(content).map(({ route }) => route);
  readSiteUrl({}, project);
  return [
    ...routes.filter((route, index) => routes.indexOf(route) < index),
    ...[company.phone, company.whatsapp]
      .filter((number) => number.replaceAll(/\D/g, "").length < 7)
      .map((number) => `${number} cannot be called`),
    ...Object.keys(base)
      .filter((name) => name.startsWith("locales/"))
      .flatMap((name) =>
        flawsOf(name, JSON.parse(readFileSync(path.join(project, name), "utf8")), /^\{\w*\}$/),
      ),
    ...flawsOf("figures", tourFigures(content.tour)),
    ...languageCodes.flatMap((language) => [
      ...flawsOf(`content.${language}`, inLanguage(content, language)),
      ...flawsOf(
        "prices",
        content.services.map(({ price }) => formatPrice(price, language)),
      ),
      ...flawsOf(
        "hours",
        company.openingHours.map(({ days, opens, closes }) => [
          dayRuns(days, language),
          formatTime(opens, language),
          formatTime(closes, language),
        ]),
      ),
    ]),
  ];
}

/** The same of what is told elsewhere: structured data, search, assistant and tour. */
function flawsElsewhere(project: string): string[] {
  const content = readContent(project);
  const siteUrl = readSiteUrl({}, project);
  const figures = tourFigures(content.tour);
  const ofLanguage = (language: Language) => {
    const localized = inLanguage(content, language);
    const { company, proof, tour } = localized;
    const answers = sentences(language, "answers") as Answers;
    const { list } = sentences(language, "pages") as { list: ListWords };
    const facts = {
      siteUrl,
      language,
      company,
      proof,
      words: { home: "Home", units: { session: "session" } },
    };
    const scripts = dataScripts(localized, facts, { list, navigation: {} });
    const sheet = flawsOf("tour", tourSheetIn(tour, figures, language));
    return [
      ...scripts.flatMap(([page, text = "{}"]) => [
        ...(text.includes("<") ? [`${page} ends its script`] : []),
        ...flawsOf(`data ${page}`, JSON.parse(text), /\{(?!search_term)/),
      ]),
      ...flawsOf("assistant", makeKnowledge(content, language, answers).knowledge),
      ...sheet.filter((flaw) => !/cells.*nothing to see/.test(flaw)),
    ];
  };
  return [
    ...languageCodes.flatMap(ofLanguage),
    ...flawsOf("search", searchDocuments(content, "services")),
  ];
}

/** What is wrong with an issue as a message to an editor. */
const unclear = (line: string): boolean =>
  !/^(content|locales)(\/[^›:]+)?( › .+?)?: .{8,}/.test(line) ||
  /undefined|\[object|\n/.test(line.replace(/"(?:[^"\\]|\\.)*"/g, '""'));

/** Changes that show where something is named, or that leave nothing to name. */
const elsewhere =
  /^(remove|rename|replace.*|append|enormous|empty) .*(\bid|path|claims.*)$|^remove $/;

const names = (issues: readonly string[], file: string) =>
  issues.some((line) => line.startsWith(file.replace(/^(locales\/).*/, "$1")));

/** What nobody can judge while the file that decides it cannot be read: pages, ids and facts. */
const waiting = /which (does not exist|is no page)|unknown token|has \d+ characters/;

/** Of changes in several files those that are refused alone, and are not named among all issues. */
function unnamed(changes: readonly Change[], issues: readonly string[]): string[] {
  const { told } = changed(changes);
  if (told.every(({ name }) => names([told[0]!.name], name))) return [];
  return told.flatMap(({ name }, index) => {
    if (names(issues, name)) return [];
    const { files } = changed([changes[index]!]);
    if (files.get(name) === base[name]) return [];
    write(files);
    const alone = checkSources(root).map(formatIssue);
    restore(files);
    const own = alone.filter((line) => !waiting.test(line));
    return own.length === 0 || own.some((line) => issues.includes(line)) ? [] : [own[0]!];
  });
}

test("the smallest project with everything in it is whole", () => {
  expect(checkSources(root).map(formatIssue)).toEqual([]);
  expect([...flaws(root), ...flawsElsewhere(root)]).toEqual([]);
});

test("names the errors of changed content, or every page of it is whole", () => {
  const seen = { refused: 0, whole: 0 };
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), (changes) => {
      const { files, told } = changed(changes);
      let issues: string[];
      const wrong: string[] = [];
      write(files);
      try {
        issues = checkSources(root).map(formatIssue);
        formattingIssues(root);
        if (issues.length === 0)
          wrong.push(...flaws(root), ...(seen.whole % 4 === 0 ? flawsElsewhere(root) : []));
      } finally {
        restore(files);
      }
      if (issues.length > 0) {
        const isNamed =
          told.some(({ name }) => names(issues, name)) ||
          told.some(({ edit, at: place = "" }) => elsewhere.test(`${edit} ${place}`));
        wrong.push(
          ...issues.filter(unclear).map((line) => `unclear: ${line}`),
          ...(isNamed ? [] : [`names no changed file: ${issues[0]}`]),
          ...unnamed(changes, issues).map((line) => `names not: ${line}`),
        );
      }
      seen[issues.length > 0 ? "refused" : "whole"] += 1;
      if (wrong.length > 0)
        throw new Error(`${JSON.stringify(told, null, 1)}\n${wrong.slice(0, 5).join("\n")}`);
    }),
    { seed, numRuns: runs },
  );
  // Neither side may be a rarity.
  expect(Math.min(seen.refused, seen.whole)).toBeGreaterThan(runs / 20);
});
