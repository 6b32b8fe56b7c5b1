/** What is said at a field that holds something else than it asks for. */
export interface TypedWords {
  number: string;
  color: string;
}

/**
 * Takes what is typed for what is meant: `4,900`, `٤٩٠٠` and `$4,900` for 4900, `red` for #ff0000,
 * `services/erp` for a path. Where nothing is meant that the field can hold, the message at the field
 * names the form, where the editor says only that the field is required. Needs `config`.
 */
export const typedScript = (words: TypedWords): string => `
const hidden = /[\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]/g;
const plain = (text) =>
  text.normalize("NFKC").replace(hidden, "")
    .replace(/[\\u0660-\\u0669\\u06f0-\\u06f9]/g, (digit) => digit.charCodeAt(0) & 15).trim();

const namesOfCurrency = (code) =>
  ["en", "ar"].flatMap((language) =>
    ["code", "symbol", "narrowSymbol", "name"].flatMap((currencyDisplay) =>
      new Intl.NumberFormat(language, { style: "currency", currency: code, currencyDisplay })
        .formatToParts(1).filter(({ type }) => type === "currency").map(({ value }) => plain(value))));

function withoutCurrency(text, code) {
  for (const name of /^[A-Z]{3}$/.test(code) ? namesOfCurrency(code).sort((a, b) => b.length - a.length) : []) {
    if (text.toLowerCase().startsWith(name.toLowerCase())) return text.slice(name.length).trim();
    if (text.toLowerCase().endsWith(name.toLowerCase())) return text.slice(0, -name.length).trim();
  }
  return text;
}

/** The number that a text means, as the editor takes it; none where it could mean two. */
function readNumber(text, currency) {
  const number = withoutCurrency(plain(text), currency)
    .replaceAll("\\u066b", ".").replace(/[\\u066c\\u060c]/g, ",").replace(/^[\\u2212\\u2013]/, "-");
  const forms = [
    [/^[-+]?\\d{1,3}(?:([, '\\u2019])\\d{3})(?:\\1\\d{3})*(?:\\.\\d+)?$/, (found) => found.replace(/[, '\\u2019]/g, "")],
    [/^[-+]?\\d{1,3}(?:\\.\\d{3})+,\\d+$/, (found) => found.replaceAll(".", "").replace(",", ".")],
    [/^[-+]?\\d{1,3}(?:\\.\\d{3}){2,}$/, (found) => found.replaceAll(".", "")],
    [/^[-+]?\\d+,\\d{1,2}$/, (found) => found.replace(",", ".")],
    [/^[-+]?(?:\\d+\\.?\\d*|\\.\\d+)$/, (found) => found],
  ];
  const form = forms.find(([pattern]) => pattern.test(number));
  return form && String(Number(form[1](number)));
}

/** The colour that a text means, as six hexadecimal digits. */
function readColor(text) {
  const name = plain(text).toLowerCase();
  const digits = /^#?([\\da-f]{6})$/.exec(name)?.[1];
  if (digits) return "#" + digits;
  if (!CSS.supports("color", name)) return undefined;
  const context = document.createElement("canvas").getContext("2d");
  context.fillStyle = name;
  return /^#[\\da-f]{6}$/.test(context.fillStyle) ? context.fillStyle : undefined;
}

/** Readings of a text, of which the first one counts that a field's pattern takes. */
const readings = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase().replace(/[\\s_]+/g, "-"),
  (text) => text.replace(/^mailto:/i, ""),
  (text) => text.replace(/^(?:tel:|00)/i, "+").replace("++", "+").replace(/[\\s().\\/-]+/g, " ").trim(),
  (text) => "/" + text.toLowerCase().replace(/^https?:\\/\\/[^\\/]+/, "").replace(/^\\/+|\\/+$/g, "").replace(/[\\s_]+/g, "-") + "/",
  (text) => (/^[^\\s\\/]+\\.[^\\s\\/]{2,}/.test(text) ? "https://" + text : text),
  (text) => text.replace(/^\\d:/, "0$&"),
  (text) => text.replace(/^(\\d{1,2})(?::(\\d\\d))?\\s*(?:([ap])\\.?m\\.?|([صم]))$/i, (_, hour, minutes, latin, arabic) => {
    const isLate = latin?.toLowerCase() === "p" || arabic === "م";
    return String((Number(hour) % 12) + (isLate ? 12 : 0)).padStart(2, "0") + ":" + (minutes ?? "00");
  }),
  (text) => text.replace(/[.\\/]/g, "-").replace(/-(\\d)(?=-|$)/g, "-0$1"),
];

function patternOf(path) {
  const [, collection, entry] = /^#\\/collections\\/([^\\/]+)\\/(?:entries\\/)?([^\\/?]+)/.exec(location.hash) ?? [];
  const found = config.collections.find(({ name }) => name === collection);
  let within = found?.fields ?? found?.files?.find(({ name }) => name === entry)?.fields;
  let field;
  for (const step of path.split(".").filter((each) => !/^\\d+$/.test(each))) {
    field = within?.find(({ name }) => name === step);
    within = field?.fields;
  }
  const [pattern] = (field?.field ?? field)?.pattern ?? [];
  return pattern && new RegExp(pattern);
}

const kinds = "[data-field-type=number], [data-field-type=color]";
const boxOf = (element) => element.closest("[data-key-path]");
const isNumber = (input) => input.getAttribute("role") === "spinbutton";
const isColor = (input) => input.type === "text" && boxOf(input)?.dataset.fieldType === "color";

function meantIn(input) {
  const box = boxOf(input);
  if (!box || input.value.trim() === "") return undefined;
  if (isNumber(input)) {
    const path = box.dataset.keyPath.replace(/[^.]+$/, "currency");
    return readNumber(input.value, document.querySelector('[data-key-path="' + path + '"] input')?.value ?? "");
  }
  if (isColor(input)) return readColor(input.value);
  const pattern = patternOf(box.dataset.keyPath);
  if (!pattern || pattern.test(input.value.trim())) return undefined;
  const text = plain(input.value);
  return text && readings.map((read) => read(text)).find((read) => pattern.test(read));
}

/** What stands in a field that the editor has emptied, because it is nothing that it knows. */
const typed = new WeakMap();
let isOwn = false;

function tell(input, value) {
  isOwn = true;
  if (value !== input.value) input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  isOwn = false;
}

/** Hands over what is meant. @returns whether that is another text than the one that stands there */
function settle(input) {
  if (!(input instanceof HTMLInputElement) && !(input instanceof HTMLTextAreaElement)) return false;
  const meant = meantIn(input);
  if (meant === undefined && isNumber(input) && input.value.trim() !== "") {
    typed.set(boxOf(input), input.value.trim());
    tell(input, input.value);
    return true;
  }
  if (meant === undefined || (meant === input.value && !isNumber(input))) return false;
  if (boxOf(input)) typed.delete(boxOf(input));
  const isOther = meant !== input.value;
  tell(input, meant);
  return isOther;
}

// The editor empties a field of numbers at the first character that belongs to none.
addEventListener("input", (event) => {
  if (isOwn || !(event.target instanceof HTMLInputElement) || !isNumber(event.target)) return;
  typed.delete(boxOf(event.target));
  if (!/^-?\\d*\\.?\\d*$/.test(event.target.value)) event.stopImmediatePropagation();
}, true);
addEventListener("change", ({ target }) => settle(target), true);
// The editor leaves a message standing that is the same for it.
for (const type of ["input", "change"]) {
  addEventListener(type, ({ target }) => {
    const box = target instanceof Element && target.closest(kinds);
    if (box) setTimeout(() => correctMessage(box));
  });
}
addEventListener("keydown", (event) => {
  if (event.code !== "KeyS" || !(event.ctrlKey || event.metaKey) || !settle(document.activeElement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Once the editor has taken the value over.
  setTimeout(() => document.querySelector('button.primary[aria-keyshortcuts$="+S"]')?.click());
}, true);

/** What the editor itself says, by the text that shows it. */
const own = new WeakMap();

function correctMessage(box) {
  const message = Array.from(box.querySelectorAll(":scope > .validation [role=none]")).flatMap((each) =>
    Array.from(each.childNodes).filter(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim() !== ""))[0];
  const input = box.querySelector("input:not([type=color])");
  if (!message || !input) return;
  const isOther = isNumber(input) ? typed.has(box) : isColor(input) && input.value.trim() !== "";
  const text = isNumber(input) ? ${JSON.stringify(words.number)} : ${JSON.stringify(words.color)};
  if (message.data !== text) own.set(message, message.data);
  const shown = isOther ? text : own.get(message);
  if (message.data !== shown) message.data = shown;
}
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const box = (target instanceof Element ? target : target.parentElement)?.closest(kinds);
    if (box) correctMessage(box);
  }
}).observe(document.body, { childList: true, characterData: true, subtree: true });
`;
