/** What a hurried editor does to content, for tests of what the check refuses and what it lets pass. */
import fc from "fast-check";
import type { Json } from "./testProject";

// What is put where something else stood.

const longWord = "Donaudampfschifffahrt".repeat(40);
const hostile: Json[] = [
  ...["", " ", "\n\t", "\u200b", "\u2066\u2069", "\u00a0", "\ufeff", "-", "nan", "1e5", "0x1F"],
  ...["١٢", "null", "0", "true"],
  ...[null, true, false, 0, -1, 1.5, NaN, 2 ** 31, -(2 ** 53), 1e308, 1e-9, [], {}, [[]], [null]],
  ...["<script>alert(1)</script>", "</script><!--", "<img src=x onerror=alert(1)>"],
  "**bold** [a](b)",
  ...["&lt;b&gt;", "{name}", "{gone}", "{{name}}", "{", "${name}", "$&", "%s", "\\u0000", longWord],
  ...["\u0000", "Words\u0007", "\ud800", "Words \udc00 end", "\u202eWords", "كلمة\u202b"],
  ...["\u2067Words", "\u2069Words\u2067", "\u2067Words\nlines\u2069"],
  ...["\u3164", "\u2800\uffa0", "\u034f\u17b5\u{e0041}", "\u0301", "\ufffc"],
  ...[
    "info@شركة.مصر",
    "info@xn--ogbpi5d.xn--wgbh1c",
    "in\u200dfo@fts.example",
    "https://a\u200b.example/",
  ],
  ...["بعض الكلمات", "Some words", "Слова", "文字", "👩‍👩‍👧 words", "e\u0301", "\ufffd"],
  ...["javascript:alert(1)", "data:text/html,x", "//evil.example", "http:evil.example", "https://"],
  ...["https:\\\\evil.example", "https://a b/", "https://ex\nample.com/"],
  "https://a.example/path?q#h",
  ...["/", "//", "/about/", "/ar/erp/", "/services/cloud/", "/404/", "/../", "/a", "erp"],
  "__proto__",
  ...["constructor", "../../secret.png", "images/gone.png", "\u0000.png", "images", "C:\\a.png"],
  ...["2026-02-30", "2026-13-01", "0000-01", "0001-01-01", "26-01-2026", "24:00", "9:00", "25:61"],
  ...["#fff", "#gggggg", "red", "+", "+       ", "+20 3 (0) 1", "a@b", "a@b.c d", "ZZ", "XXX"],
  "Mars/Base",
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
export const pick = <Item>(list: readonly Item[], by: number) => list[by % list.length] as Item;

/** What happens to a value, as its holder, its key there, and a number that chooses. */
export const edits: Record<string, (holder: Json, key: string | number, by: number) => void> = {
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
export const slips: Record<string, (text: string, by: number) => string | Buffer | undefined> = {
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

export interface Change {
  file: number;
  edit: string;
  place: number;
  by: number;
}

export const change = fc.record<Change>({
  file: fc.nat(),
  edit: fc.constantFrom(
    ...Object.keys(edits).flatMap((name) => [name, name]),
    ...Object.keys(slips),
  ),
  place: fc.nat(),
  by: fc.nat(),
});

/** Does an edit in a value. @returns where, and what stands there now; undefined if there is no place */
export function editIn(value: Json, { edit, place, by }: Change) {
  const places = placesOf(value);
  if (places.length === 0) return undefined;
  const chosen = pick(places, place);
  edits[edit]!(at(value, chosen.slice(0, -1)), chosen.at(-1)!, by);
  return { at: chosen.join("."), value: at(value, chosen) as unknown };
}
