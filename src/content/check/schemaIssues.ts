import { z } from "zod";
import { isLanguage } from "../../i18n/languages";
import { showHidden } from "../../i18n/visibleText";
import { type Issue, formatPath } from "./issue";
import { languageName } from "./languageName";
import type { Entry } from "./loadContent";
import { schemaAt, valueAt } from "./schemaTree";

type ZodIssue = z.core.$ZodIssue;
type RawZodIssue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  string: "a text in double quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false, without quotes",
  array: "a list in square brackets",
  object: "a group of fields in braces",
};

function show(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of fields";
  return showHidden(JSON.stringify(value));
}

/** What is asked for, where model.ts has no words of its own for it. */
function demand(issue: RawZodIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
      if (issue.origin === "array")
        return `must have ${issue.exact ? "exactly" : "at least"} ${issue.minimum}`;
      return `must be ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
    case "too_big":
      if (issue.origin === "array")
        return `must have ${issue.exact ? "exactly" : "at most"} ${issue.maximum}`;
      return `must be ${issue.inclusive ? "at most" : "less than"} ${issue.maximum}`;
    default:
      return undefined;
  }
}

function knownFields(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function missing(issue: ZodIssue, schema: z.ZodType | undefined): string {
  const last = issue.path.at(-1);
  if (isLanguage(last)) {
    if (schema?.meta()?.file === true)
      return `is missing: name the ${languageName(last)} picture's file`;
    const what = schema instanceof z.ZodArray ? "texts" : "text";
    return `is missing: write the ${languageName(last)} ${what}`;
  }
  const description = schema?.meta()?.description;
  return description === undefined
    ? "is missing: add it"
    : `is missing: add it (${description.replace(/\.$/, "")})`;
}

function describe(issue: ZodIssue, input: unknown, schema: z.ZodType | undefined): string {
  if (input === undefined) return missing(issue, schema);
  if (issue.code === "too_small" && issue.origin === "string") return issue.message;
  if ((issue.code === "too_small" || issue.code === "too_big") && Array.isArray(input))
    return `has ${input.length} ${input.length === 1 ? "entry" : "entries"}: ${issue.message}`;
  const fields = issue.code === "invalid_type" ? knownFields(schema) : [];
  const listed = fields.length > 0 ? ` (${fields.join(", ")})` : "";
  return `is ${show(input)}: ${issue.message}${listed}`;
}

/**
 * The issues of a union: those of the first option whose basic type the value has, if there is one.
 */
function issuesWithin(issue: ZodIssue): ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const begun = issue.errors.find((errors) =>
    errors.every(({ code, path }) => code !== "invalid_type" || path.length > 0),
  );
  return begun?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

/** Issues that the schema finds in an entry, worded for editors. */
export function schemaIssues({ file, at, schema, value }: Entry): Issue[] {
  const result = schema.safeParse(value, { error: demand });
  return (result.error?.issues ?? []).flatMap(issuesWithin).flatMap((issue) => {
    const issueAt = (path: PropertyKey[], message: string): Issue => ({
      file,
      at: formatPath([...at, ...path]),
      message,
    });
    const target = schemaAt(schema, issue.path);
    if (issue.code === "unrecognized_keys") {
      const known = knownFields(target).join(", ");
      return issue.keys.map((key) =>
        issueAt(
          [...issue.path, key],
          `is an unknown field: remove it or correct its name (known here: ${known})`,
        ),
      );
    }
    return [issueAt(issue.path, describe(issue, valueAt(value, issue.path), target))];
  });
}
