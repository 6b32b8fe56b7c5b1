import { textResolver } from "../localize";
import { company as companySchema } from "../model/company";
import { languageCodes } from "../../i18n/languages";
import { factTokens } from "../tokens";
import { addressIssues } from "./addresses";
import { amountIssues } from "./amounts";
import { codeIssues } from "./codes";
import { erpTourIssues } from "./erpTour";
import { type Issue, sortIssues } from "./issue";
import { identityIssues } from "./identities";
import { loadContent, type Entry, type RawContent } from "./loadContent";
import { memoizeByEntry } from "./memoizeByEntry";
import { schemaIssues } from "./schemaIssues";
import { valueAt } from "./schemaTree";
import { textIssues, type TextRules } from "./texts";

function textRules(value: unknown, serviceCount: number): TextRules {
  const claims = valueAt(value, ["claims"]);
  if (!Array.isArray(claims)) return {};
  const ids = claims.map((claim) => valueAt(claim, ["id"])).filter((id) => typeof id === "string");
  const knownTokens = new Set<string>([...factTokens, ...ids]);
  const facts = companySchema.safeParse(value);
  if (!facts.success) return { knownTokens };
  const resolvers = new Map(
    languageCodes.map((code) => [code, textResolver(facts.data, serviceCount, code)]),
  );
  return { knownTokens, read: (text, language) => resolvers.get(language)?.(text) ?? text };
}

type CheckEntry = (entry: Entry) => Issue[];

let last: { company: unknown; serviceCount: number; check: CheckEntry } | undefined;

/**
 * The check of texts, which name facts of the company and the number of services: for as long as
 * these stay it is the same, and remembers what it found.
 */
function textCheck({ entries }: RawContent): CheckEntry {
  const company = entries.find(({ type }) => type === "Company")?.value;
  const serviceCount = entries.filter(({ type }) => type === "Service").length;
  if (last?.company === company && last?.serviceCount === serviceCount) return last.check;
  const rules = textRules(company, serviceCount);
  const check = memoizeByEntry((entry) => textIssues(entry, rules));
  last = { company, serviceCount, check };
  return check;
}

function emptyIssues({ entries, unread }: RawContent): Issue[] {
  const any = entries.some(({ type }) => type === "Service") || unread.has("Service");
  const message = "holds no service: add at least one, as a JSON file";
  return any ? [] : [{ file: "content/services", at: "", message }];
}

const place = ({ file, at }: Issue) => `${file} ${at}`;

/**
 * Every issue of the files in content/ below the root of a project but those of pictures, sorted by
 * file and field. Reads the disk and changes nothing.
 */
export function checkContent(root: string): Issue[] {
  const content = loadContent(root);
  const shape = content.entries.flatMap(schemaIssues);
  const checkTexts = textCheck(content);
  const meaning = [
    ...emptyIssues(content),
    ...content.entries.flatMap((entry) => [
      ...checkTexts(entry),
      ...codeIssues(entry),
      ...amountIssues(entry),
      ...erpTourIssues(entry),
    ]),
    ...identityIssues(content),
    ...addressIssues(content),
  ];
  // What has the wrong shape is not judged for its meaning as well.
  const misshapen = new Set(shape.map(place));
  const rest = meaning.filter((issue) => !misshapen.has(place(issue)));
  return sortIssues([...content.issues, ...shape, ...rest]);
}
