/** Reads and checks e-mail addresses, in the form, the content and the settings alike. Pure. */
import { bareLine, latinDigits } from "../i18n/visibleText";

/** RFC 5321, section 4.5.3.1: in octets; the whole less the angle brackets of a path. */
const longest = { local: 64, label: 63, address: 254 };

/** A part of RFC 5321's dot-string, with letters and digits of other scripts (RFC 6531). */
const atom = /^(?!\p{M})(?:(?!\p{DI})[\w!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-])+$/u;

/** Labels of letters, digits and hyphens, the last of which is no number. */
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const domainName = new RegExp(String.raw`^(?:${label}\.)*(?!\p{N}+$)${label}$`, "u");

/** Its length in UTF-8. */
const octets = (text: string) => encodeURIComponent(text).replace(/%../g, "x").length;

/** Whether a name mixes Latin letters with ones that look like them, which no registry allows within a label. */
const mixesLookAlikes = (text: string) =>
  /\p{sc=Latin}/u.test(text) && /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}]/u.test(text);

/** The host as `URL` reads it (UTS #46); `URL.canParse` is younger than the browsers served. */
function parseHost(host: string): string | undefined {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return undefined;
  }
}

/**
 * A host as the network knows it: `شركة.مصر` is `xn--ogbpi5d.xn--wgbh1c`. Undefined when it is no name,
 * or has a label over its maximum length.
 */
export function asciiHost(host: string): string | undefined {
  const isName = domainName.test(host) && !/\p{DI}/u.test(host);
  if (!isName || host.split(".").some(mixesLookAlikes)) return undefined;
  const ascii = parseHost(host);
  // `URL` reads 1.0x1 as the address 1.0.0.1.
  if (ascii === undefined || /^[\d.]+$/.test(ascii)) return undefined;
  return ascii.split(".").every(({ length }) => length <= longest.label) ? ascii : undefined;
}

const partsOf = (address: string): [local: string, domain: string] => {
  const at = address.lastIndexOf("@");
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
};

/** Whether it is one address that a mail server can take, without a display name or comment. */
export function isMailbox(address: string): boolean {
  const [local, domain] = partsOf(address);
  const host = asciiHost(domain);
  if (host === undefined || !local.split(".").every((part) => atom.test(part))) return false;
  if (mixesLookAlikes(local) || octets(local) > longest.local) return false;
  return octets(local) + "@".length + host.length <= longest.address;
}

/** Whether it is an address on the Internet: its domain has a dot. */
export const isEmailAddress = (address: string): boolean =>
  isMailbox(address) && partsOf(address)[1].includes(".");

/** The address with its domain as the network knows it, for servers, links and headers. */
export function asciiAddress(address: string): string {
  const [local, domain] = partsOf(address);
  return `${local}@${asciiHost(domain) ?? domain}`;
}

/** Arabic and Persian digits become Latin ones in a part without letters of such a script. */
const withLatinDigits = (text: string) =>
  text.replace(/[^@.]+/g, (part) => (/(?![a-z])\p{L}/iu.test(part) ? part : latinDigits(part)));

const openings = `"'«“‘([`;
const endings = `"'»”’)].,;:!?،؛؟`;

/** A text without the quotes, brackets and punctuation that a sentence has put around it. */
function unwrap(text: string): string {
  let [start, end] = [0, text.length];
  while (end > start && endings.includes(text.charAt(end - 1))) end -= 1;
  // An apostrophe may begin an address, unless another one ends it.
  const isQuoted = text.slice(end).includes("'");
  while (start < end && openings.includes(text.charAt(start))) {
    if (text.charAt(start) === "'" && !isQuoted) break;
    start += 1;
  }
  return text.slice(start, end).trim();
}

/**
 * What was meant as an address, without what pasting and other keyboards bring along: hidden
 * characters, wide forms, a display name, the start of a link, punctuation around it, Arabic digits. Not checked.
 */
export function tidyAddress(raw: string): string {
  const text = bareLine(raw.normalize("NFKC")).replaceAll("。", ".");
  const [, named = text] = /^[^<>]*<([^<>]*)>[\s.,;،؛]*$/.exec(text) ?? [];
  const [, linked = named] = /^mailto:([^?]*)/i.exec(unwrap(named)) ?? [];
  return withLatinDigits(unwrap(linked).replace(/ ?@ ?/g, "@"));
}
