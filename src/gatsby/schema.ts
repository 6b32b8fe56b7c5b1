/**
 * Derives the GraphQL types from the content model, so that a shape is declared once: names,
 * fields and descriptions come from src/gatsby/model.ts, none is inferred from the data.
 */
import { z } from "zod";
import { contentFiles } from "./model";

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  allOf?: JsonSchema[];
  localized?: "text" | "texts";
  file?: boolean;
  ref?: string;
}

/** The whole SDL: a node type per content file or folder, and the object types inside them. */
export function typeDefinitions(): string {
  const types = new Map<string, string>();
  for (const { schema } of Object.values(contentFiles)) {
    const json = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as JsonSchema;
    for (const [name, definition] of Object.entries(json.$defs ?? {})) {
      types.set(name, objectType(name, definition));
    }
  }
  return [...types.values(), sourceTypes].join("\n\n");
}

const positionField = `  "Position in its file, counted from 0."\n  order: Int!`;

const sourceTypes = `"""A JSON file under content/ as it was read. Ask for Service, Company, Project … instead."""
type ContentDocument implements Node @dontInfer { id: ID! }

"""A file of interface words as it was read. Ask for Locale instead."""
type LocaleDocument implements Node @dontInfer { id: ID! }

"""The interface words of a namespace in a language."""
type Locale implements Node @dontInfer {
  """Code of the language."""
  language: String!
  """The namespace: the name of the file under locales/<language>/."""
  ns: String!
  """The words as JSON."""
  data: String!
}`;

/**
 * The root fields of types that stand in one file are never null: the content check refuses a site
 * without one of them.
 */
export function rootFields(): { Query: Record<string, { type: string }> } {
  const single = Object.values(contentFiles).filter(({ kind }) => kind === "one");
  const fields = single.map(({ type }) => [
    type.charAt(0).toLowerCase() + type.slice(1),
    { type: `${type}!` },
  ]);
  return { Query: Object.fromEntries(fields) as Record<string, { type: string }> };
}

function objectType(name: string, schema: JsonSchema): string {
  const source = Object.values(contentFiles).find(({ type }) => type === name);
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(([key, field]) =>
    fieldDefinition(key, field, required.has(key)),
  );
  if (source?.kind === "list") fields.push(positionField);
  const implemented = source ? " implements Node @dontInfer" : "";
  return `${description(schema, "")}type ${name}${implemented} {\n${fields.join("\n")}\n}`;
}

function fieldDefinition(key: string, schema: JsonSchema, required: boolean): string {
  const bang = required ? "!" : "";
  const about = description(schema, "  ");
  if (schema.file) return `${about}  file: File${bang} @fileByRelativePath(from: "${key}")`;
  if (key === "id") return `${about}  id: ID!`;
  if (schema.localized) {
    const type = schema.localized === "text" ? "String" : "[String!]";
    return `${about}  ${key}: ${type}${bang} @localized`;
  }
  if (schema.ref) return `${about}  ${key}: [${schema.ref}!]${bang} @link`;
  return `${about}  ${key}: ${graphqlType(schema)}${bang}`;
}

function graphqlType(schema: JsonSchema): string {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  if (reference) return reference.slice("#/$defs/".length);
  switch (schema.type) {
    case "array":
      return `[${graphqlType(schema.items ?? {})}!]`;
    case "integer":
      return "Int";
    case "number":
      return "Float";
    case "boolean":
      return "Boolean";
    case "string":
      return "String";
    default:
      throw new Error(
        `The content model holds a shape GraphQL has no type for: ${JSON.stringify(schema)}`,
      );
  }
}

function description(schema: JsonSchema, indent: string): string {
  return schema.description ? `${indent}"""${schema.description}"""\n` : "";
}
