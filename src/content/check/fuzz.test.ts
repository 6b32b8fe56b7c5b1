/**
 * @jest-environment node
 *
 * Content as a hurried editor leaves it: the check names every error, or every page is whole.
 *
 * Hundreds of sites cannot be built, so "whole" is said of what pages are made from, worked out by
 * the code that a build runs (`flaws` below): the content in each language, the numbers as GraphQL
 * takes them, and the addresses, structured data, search, assistant, tour, prices and hours that
 * follow. Sections show these texts as they are; e2e/unusual-content.spec.ts looks at unusual ones.
 *
 * FUZZ_SEED and FUZZ_RUNS=2000 try other and more content. A failure prints its seed and what was changed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { makeKnowledge } from "../../assistant/build/knowledge";
import { tourSheetIn } from "../erpTour/screens/screens";
import { localeWords } from "../../i18n/build/localeWords";
import { typeDefinitions } from "../../gatsby/schema";
import { searchDocuments } from "../../search/build/searchDocuments";
import { readSiteUrl } from "../../gatsby/siteUrl";
import { dataScripts } from "../../seo/build/pageFacts";
import { languageCodes, type Language } from "../../i18n/languages";
import { formatPrice } from "../../i18n/formats";
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
import { change, editIn, edits, pick, slips, type Change } from "../testing/edits";
import { removeProjects, writeProject, type Json } from "../testing/testProject";
import { checkSources, formatIssue } from ".";
import { formattingIssues } from "./formatting";

const runs = Number(process.env.FUZZ_RUNS ?? 200);
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

/** The files as a list of changes leaves them; those that are not in it are as they were. */
function changed(changes: readonly Change[]) {
  const files = new Map<string, string | Buffer | undefined>();
  const told = changes.map((next): { name: string; edit: string; at?: string; value?: unknown } => {
    const { file, edit, by } = next;
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
    const edited = editIn(value, next);
    if (!edited) return { name, edit };
    files.set(name, JSON.stringify(value, null, 2));
    return { name, edit, ...edited };
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
  if (!/(?![\p{DI}\u2800\ufffc])[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return "nothing to see";
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
    // An old address may be any path.
    const leads = /\.from$/.test(place)
      ? /^\/[^?#\\]*$/.test(leaf)
      : /^(https?:\/\/[^\s\\/]+[^\s\\]*|\/([\w-]+\/)*)$/.test(leaf);
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
  return [
    ...[readSiteUrl({}, project)].filter((url) => url.endsWith(".invalid")),
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
    const facts = {
      siteUrl,
      language,
      company,
      proof,
      words: { home: "Home", units: { session: "session" } },
    };
    const scripts = dataScripts(localized, facts, {});
    const sheet = flawsOf("tour", tourSheetIn(tour, figures, language));
    return [
      ...scripts.flatMap(([page, text = "{}"]) => [
        ...(text.includes("<") ? [`${page} ends its script`] : []),
        ...flawsOf(`data ${page}`, JSON.parse(text), /\{(?!search_term)/),
      ]),
      ...flawsOf("assistant", makeKnowledge(content, language, answers)),
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
async function unnamed(changes: readonly Change[], issues: readonly string[]): Promise<string[]> {
  const { told } = changed(changes);
  if (told.every(({ name }) => names([told[0]!.name], name))) return [];
  const found: string[] = [];
  for (const [index, { name }] of told.entries()) {
    if (names(issues, name)) continue;
    const { files } = changed([changes[index]!]);
    if (files.get(name) === base[name]) continue;
    write(files);
    const alone = (await checkSources(root)).map(formatIssue);
    restore(files);
    const own = alone.filter((line) => !waiting.test(line));
    if (own.length > 0 && !own.some((line) => issues.includes(line))) found.push(own[0]!);
  }
  return found;
}

test("the smallest project with everything in it is whole", async () => {
  expect((await checkSources(root)).map(formatIssue)).toEqual([]);
  expect([...flaws(root), ...flawsElsewhere(root)]).toEqual([]);
});

test("names the errors of changed content, or every page of it is whole", async () => {
  const seen = { refused: 0, whole: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), async (changes) => {
      const { files, told } = changed(changes);
      let issues: string[];
      const wrong: string[] = [];
      write(files);
      try {
        issues = (await checkSources(root)).map(formatIssue);
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
          ...(await unnamed(changes, issues)).map((line) => `names not: ${line}`),
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
