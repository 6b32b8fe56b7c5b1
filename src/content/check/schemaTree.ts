import { z } from "zod";
import type { Path } from "./issue";

/** A field of the content and what its schema says about it, by `.meta()` in src/content/model/. */
export interface SchemaField {
  path: Path;
  value: unknown;
  meta: Readonly<Record<string, unknown>>;
}

function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** Whether a value is an object with fields: neither a list nor null. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The schema of the field that a path leads to, or undefined where the schema has none. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  const inner = unwrap(schema);
  const [step, ...rest] = path;
  if (step === undefined) return inner;
  const child =
    inner instanceof z.ZodObject
      ? (inner.shape as Record<PropertyKey, z.ZodType>)[step]
      : inner instanceof z.ZodArray
        ? (inner.element as z.ZodType)
        : undefined;
  if (inner instanceof z.ZodUnion) {
    const options = inner.options as readonly z.ZodType[];
    return options.map((option) => schemaAt(option, path)).find((found) => found !== undefined);
  }
  return child && schemaAt(child, rest);
}

/** The value a path leads to, or undefined. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[step]
        : undefined,
    value,
  );
}

const metas = new WeakMap<z.ZodType, SchemaField["meta"]>();

/**
 * Gets the metadata of a schema, whether `.meta()` was called before or after `.optional()`. Caches
 * it, because Zod merges metadata on every call.
 */
function metaOf(schema: z.ZodType): SchemaField["meta"] {
  const known = metas.get(schema);
  if (known) return known;
  const inner = schema instanceof z.ZodOptional ? metaOf(schema.unwrap() as z.ZodType) : {};
  const meta = { ...inner, ...schema.meta() };
  metas.set(schema, meta);
  return meta;
}

/**
 * Lists the fields of a value that its schema knows, outermost first. Leaves out fields that are
 * absent or have another shape, which the schema itself reports. Does not descend into unions.
 */
export function fieldsOf(schema: z.ZodType, value: unknown): SchemaField[] {
  const fields: SchemaField[] = [];
  const visit = (schema: z.ZodType, value: unknown, path: Path) => {
    const inner = unwrap(schema);
    fields.push({ path, value, meta: metaOf(schema) });
    if (inner instanceof z.ZodObject && isGroup(value)) {
      for (const [key, child] of Object.entries<z.ZodType>(inner.shape)) {
        if (Object.hasOwn(value, key)) visit(child, value[key], [...path, key]);
      }
    } else if (inner instanceof z.ZodArray && Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        visit(inner.element as z.ZodType, item, [...path, index]);
      }
    }
  };
  visit(schema, value, []);
  return fields;
}
