/** The `@localized` field extension: `title(language: "ar")` gives the text of that language. */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { resolveTexts } from "../content/localize";
import { defaultLanguage, isLanguage, languageCodes } from "../i18n/languages";
import { queryResolver, type QueryContext } from "./nodeContent";

/**
 * Registers the extension.
 *
 * A query cannot leave the language out, but Gatsby itself does when it prepares a sort or a filter
 * by a text. Those read the default language; an error there would end `gatsby develop`.
 */
export function createLocalizedExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "localized",
    extend: () => ({
      args: {
        language: {
          type: "String!",
          description: `Code of the language of the text: ${languageCodes.join(" or ")}.`,
        },
      },
      async resolve(
        source: Record<string, Record<string, string | string[]> | undefined>,
        { language = defaultLanguage }: { language?: string },
        context: QueryContext,
        info: { fieldName: string },
      ) {
        if (!isLanguage(language)) {
          throw new Error(
            `There is no language "${language}": ask for ${languageCodes.join(" or ")}`,
          );
        }
        const value = source[info.fieldName]?.[language];
        if (value === undefined) return null;
        return resolveTexts(value, await queryResolver(context, language));
      },
    }),
  });
}
