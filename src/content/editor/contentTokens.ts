/** The names that texts of a content may hold in braces. */
import { loadContent } from "../check/loadContent";
import { isGroup } from "../check/schemaTree";
import { factTokens } from "../tokens";

/** Reads what is there: the content may hold what has to be corrected. */
export function contentTokens(root: string): string[] {
  const company = loadContent(root).entries.find(({ type }) => type === "Company")?.value;
  const claims = isGroup(company) && Array.isArray(company.claims) ? company.claims : [];
  const ids = claims.flatMap((claim: unknown) =>
    isGroup(claim) && typeof claim.id === "string" && /^[a-z0-9-]+$/.test(claim.id)
      ? [claim.id]
      : [],
  );
  return [...factTokens, ...ids];
}
