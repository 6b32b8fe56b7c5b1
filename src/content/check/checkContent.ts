import { textResolver } from "../localize";
import { company as companySchema } from "../model/company";
import { languageCodes } from "../../i18n/languages";
import { factTokens } from "../tokens";
import { addressIssues } from "./addresses";
import { amountIssues } from "./amounts";
import { codeIssues } from "./codes";
import { erpTourIssues } from "./erpTour";
import { type Issue, say, sortIssues } from "./issue";
import { identityIssues } from "./identities";
import { loadContent, type RawContent } from "./loadContent";
import { quoteIssues } from "./quotes";
import { schemaIssues } from "./schemaIssues";
import { valueAt } from "./schemaTree";
import { textIssues, type TextRules } from "./texts";

function rulesFrom(company: unknown, serviceCount: number): TextRules {
  const claims = valueAt(company, ["claims"]);
  if (!Array.isArray(claims)) return {};
  const ids = claims.map((claim) => valueAt(claim, ["id"])).filter((id) => typeof id === "string");
  const knownTokens = new Set<string>([...factTokens, ...ids]);
  const facts = companySchema.safeParse(company);
  if (!facts.success) return { knownTokens };
  const resolvers = new Map(
    languageCodes.map((code) => [code, textResolver(facts.data, serviceCount, code)]),
  );
  return { knownTokens, read: (text, language) => resolvers.get(language)?.(text) ?? text };
}

/** Texts may name facts of the company and the number of services. */
function textRules({ entries }: RawContent): TextRules {
  const company = entries.find(({ type }) => type === "Company")?.value;
  return rulesFrom(company, entries.filter(({ type }) => type === "Service").length);
}

function noServiceIssues({ entries, unread }: RawContent): Issue[] {
  const any = entries.some(({ type }) => type === "Service") || unread.has("Service");
  const message = say("noService");
  return any ? [] : [{ file: "content/services", at: "", message }];
}

const place = ({ file, at }: Issue) => `${file} ${at}`;

/**
 * Checks the files in a project's content/ folder, except pictures (see pictures.ts).
 * @returns the issues, sorted by file and field
 */
export function checkContent(root: string): Issue[] {
  const content = loadContent(root);
  const shape = content.entries.flatMap(schemaIssues);
  const rules = textRules(content);
  const meaning = [
    ...noServiceIssues(content),
    ...content.entries.flatMap((entry) => [
      ...textIssues(entry, rules),
      ...codeIssues(entry),
      ...amountIssues(entry),
      ...erpTourIssues(entry),
      ...quoteIssues(entry),
    ]),
    ...identityIssues(content),
    ...addressIssues(content),
  ];
  // Report only the schema issue where a field also breaks a content rule.
  const misshapen = new Set(shape.map(place));
  const rest = meaning.filter((issue) => !misshapen.has(place(issue)));
  return sortIssues([...content.issues, ...shape, ...rest]);
}
