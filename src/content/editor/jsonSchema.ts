/**
 * The model as JSON Schema: what the editor's fields are made from, and what text editors complete
 * and check by. Beside the standard's own keywords a field keeps what the model says about it
 * (`localized`, `ref`, `file`, `characters`).
 */
import { z } from "zod";
import type { ContentFile } from "../contentFiles";

/** The part of a JSON Schema that the model makes use of, with the model's own keywords. */
export interface FieldSchema {
  $schema?: string;
  $ref?: string;
  $defs?: Record<string, FieldSchema>;
  type?: string;
  description?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  enum?: string[];
  pattern?: string;
  format?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  localized?: "text" | "texts";
  /** The type whose ids it holds. */
  ref?: string;
  /** Whether it names a picture. */
  file?: boolean;
  /** Whether its picture has a file per language. */
  perLanguage?: boolean;
  /** Bounds of a text once its tokens are replaced. */
  characters?: { min: number; max: number };
  /** What is asked for where the pattern does not match, in the key that VS Code reads. */
  patternErrorMessage?: string;
}

/** A text that no pattern allows, to get the message of one. */
const impossible = "\u0000";

function messageOf(schema: z.core.$ZodType): string | undefined {
  return z.safeParse(schema, impossible).error?.issues[0]?.message;
}

/** The schema of one object of a file. */
export function objectSchema({ schema }: Pick<ContentFile, "schema">): FieldSchema {
  return z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern === undefined && jsonSchema.format === undefined) return;
      const message = messageOf(zodSchema);
      if (message !== undefined) jsonSchema.patternErrorMessage = message;
    },
  }) as FieldSchema;
}

/** The schema of a whole file: of an object, or of a list of them. */
export function fileSchema(file: Pick<ContentFile, "schema" | "kind">): FieldSchema {
  const { $schema, $defs, ...object } = objectSchema(file);
  const whole: FieldSchema = file.kind === "list" ? { type: "array", items: object } : object;
  return { ...($schema && { $schema }), ...whole, ...($defs && { $defs }) };
}
