import { company } from "../model";
import { languageCodes } from "../../i18n/languages";
import { companyTokens, factTokens, replaceTokens } from "../tokens";
import { addressFaults } from "./addresses";
import { codeFaults } from "./codes";
import { type Fault, sortFaults } from "./fault";
import { identityFaults } from "./identities";
import { type Content, loadContent } from "./loadContent";
import { pictureFaults } from "./pictures";
import { schemaFaults } from "./schemaFaults";
import { valueAt } from "./schemaTree";
import { textFaults, type TextRules } from "./texts";

function textRules({ entries }: Content): TextRules {
  const value = entries.find(({ type }) => type === "Company")?.value;
  const claims = valueAt(value, ["claims"]);
  if (!Array.isArray(claims)) return {};
  const ids = claims.map((claim) => valueAt(claim, ["id"])).filter((id) => typeof id === "string");
  const knownTokens = new Set<string>([...factTokens, ...ids]);
  const facts = company.safeParse(value);
  if (!facts.success) return { knownTokens };
  const serviceCount = entries.filter(({ type }) => type === "Service").length;
  const tokens = new Map(
    languageCodes.map((code) => [code, companyTokens(facts.data, code, serviceCount)]),
  );
  return {
    knownTokens,
    read: (text, language) => replaceTokens(text, tokens.get(language) ?? {}),
  };
}

function emptyFaults({ entries, unread }: Content): Fault[] {
  const any = entries.some(({ type }) => type === "Service") || unread.has("Service");
  const message = "holds no service: add at least one, as a JSON file";
  return any ? [] : [{ file: "content/services", at: "", message }];
}

const place = ({ file, at }: Fault) => `${file} ${at}`;

/**
 * Every fault of content/ below the root of a project, sorted by file and field. Empty means that
 * the site can be built from it. Reads the disk and changes nothing.
 */
export function checkContent(root: string): Fault[] {
  const content = loadContent(root);
  const shape = content.entries.flatMap(schemaFaults);
  const rules = textRules(content);
  const meaning = [
    ...emptyFaults(content),
    ...content.entries.flatMap((entry) => [
      ...textFaults(entry, rules),
      ...pictureFaults(root, entry),
      ...codeFaults(entry),
    ]),
    ...identityFaults(content),
    ...addressFaults(content),
  ];
  // What has the wrong shape is not judged for its meaning as well.
  const misshapen = new Set(shape.map(place));
  const rest = meaning.filter((fault) => !misshapen.has(place(fault)));
  return sortFaults([...content.faults, ...shape, ...rest]);
}
