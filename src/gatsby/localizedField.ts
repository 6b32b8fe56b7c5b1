/**
 * Field extensions for what has a version per language: `title(language: "ar")` gives the text of
 * that language (`@localized`). `file(language: "ar")` picks the picture of that language
 * (`@ofLanguage`); the next extension of the field resolves the picked name to a file.
 */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { resolveTexts, valueFor, type PerLanguage } from "../content/localize";
import { defaultLanguage, isLanguage, languageCodes, type Language } from "../i18n/languages";
import { queryResolver, type QueryContext } from "./nodeContent";

const languageArgument = {
  type: "String!",
  description: `Code of the language: ${languageCodes.join(" or ")}.`,
};

/**
 * A query cannot leave the language out, but Gatsby itself does when it prepares a sort or a filter
 * by such a field. Those read the default language; an error there would end `gatsby develop`.
 */
function languageOf({ language = defaultLanguage }: { language?: string }): Language {
  if (isLanguage(language)) return language;
  throw new Error(`There is no language "${language}": ask for ${languageCodes.join(" or ")}`);
}

type Source<Value> = Readonly<Record<string, Value | undefined>>;

/** Registers the extensions. */
export function createLanguageExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "localized",
    extend: () => ({
      args: { language: languageArgument },
      async resolve(
        source: Source<Record<string, string | string[]>>,
        args: { language?: string },
        context: QueryContext,
        info: { fieldName: string },
      ) {
        const language = languageOf(args);
        const value = source[info.fieldName]?.[language];
        if (value === undefined) return null;
        return resolveTexts(value, await queryResolver(context, language));
      },
    }),
  });
  actions.createFieldExtension({
    name: "ofLanguage",
    extend: () => ({
      args: { language: languageArgument },
      resolve(
        source: Source<PerLanguage<string>>,
        args: { language?: string },
        _context: QueryContext,
        info: { fieldName: string; from?: string },
      ) {
        const value = source[info.from ?? info.fieldName];
        return value === undefined ? null : valueFor(value, languageOf(args));
      },
    }),
  });
}
