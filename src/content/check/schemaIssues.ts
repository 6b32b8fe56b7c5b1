import { z } from "zod";
import { isLanguage } from "../../i18n/languages";
import { showHidden } from "../../i18n/visibleText";
import { type Issue, type Message, type ModelWords, formatPath, messageText, say } from "./issue";
import type { IssueCode } from "./issueTexts";
import type { Entry } from "./loadContent";
import { schemaAt, valueAt } from "./schemaTree";

type ZodIssue = z.core.$ZodIssue;
type RawZodIssue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, IssueCode>> = {
  string: "kindText",
  number: "kindNumber",
  int: "kindWholeNumber",
  boolean: "kindBoolean",
  array: "kindList",
  object: "kindGroup",
};

function show(value: unknown): string | Message {
  if (Array.isArray(value)) return say("aList");
  if (typeof value === "object" && value !== null) return say("aGroup");
  return showHidden(JSON.stringify(value));
}

/** What is asked for, where the model has no words of its own for it. */
function demand(issue: RawZodIssue): Message | undefined {
  switch (issue.code) {
    case "invalid_type": {
      const kind = kinds[issue.expected];
      return say("demandKind", { kind: kind ? say(kind) : issue.expected });
    }
    case "invalid_value":
      return say("demandOneOf", { choices: issue.values.map(String).join(", ") });
    case "too_small": {
      const number = Number(issue.minimum);
      if (issue.origin === "array")
        return say("demandCount", {
          bound: say(issue.exact ? "exactly" : "atLeast"),
          count: number,
        });
      return say(issue.inclusive ? "demandAtLeast" : "demandMoreThan", { number });
    }
    case "too_big": {
      const number = Number(issue.maximum);
      if (issue.origin === "array")
        return say("demandCount", {
          bound: say(issue.exact ? "exactly" : "atMost"),
          count: number,
        });
      return say(issue.inclusive ? "demandAtMost" : "demandLessThan", { number });
    }
    default:
      return undefined;
  }
}

/** What Zod is to say; only strings pass through it. */
function demandText(issue: RawZodIssue): string | undefined {
  const message = demand(issue);
  return message && messageText(message);
}

/** What an issue asks for: the model's own words come before those of `demand`. */
function demandOf(issue: ZodIssue): Message | ModelWords {
  const message = demand(issue as RawZodIssue);
  return message && messageText(message) === issue.message ? message : { model: issue.message };
}

function knownFields(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function missing(issue: ZodIssue, schema: z.ZodType | undefined): Message {
  const last = issue.path.at(-1);
  if (isLanguage(last)) {
    const language = { language: last };
    if (schema?.meta()?.file === true) return say("missingPicture", { language });
    return say(schema instanceof z.ZodArray ? "missingTexts" : "missingText", { language });
  }
  const description = schema?.meta()?.description;
  return description === undefined
    ? say("missingField")
    : say("missingFieldHint", { hint: { model: description } });
}

function describe(
  issue: ZodIssue,
  input: unknown,
  schema: z.ZodType | undefined,
): Message | ModelWords {
  if (input === undefined) return missing(issue, schema);
  if (issue.code === "too_small" && issue.origin === "string") return demandOf(issue);
  if ((issue.code === "too_small" || issue.code === "too_big") && Array.isArray(input))
    return say("wrongCount", {
      count: input.length,
      entries: say(input.length === 1 ? "entry" : "entries"),
      demand: demandOf(issue),
    });
  const fields = issue.code === "invalid_type" ? knownFields(schema) : [];
  const asked =
    fields.length > 0 ? say("demandGroup", { fields: fields.join(", ") }) : demandOf(issue);
  return say("wrongValue", { value: show(input), demand: asked });
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
  const result = schema.safeParse(value, { error: demandText });
  return (result.error?.issues ?? []).flatMap(issuesWithin).flatMap((issue) => {
    const issueAt = (path: PropertyKey[], message: Issue["message"]): Issue => ({
      file,
      at: formatPath([...at, ...path]),
      message,
    });
    const target = schemaAt(schema, issue.path);
    if (issue.code === "unrecognized_keys") {
      const known = knownFields(target).join(", ");
      return issue.keys.map((key) =>
        issueAt([...issue.path, key], say("unknownField", { fields: known })),
      );
    }
    return [issueAt(issue.path, describe(issue, valueAt(value, issue.path), target))];
  });
}
