/** The `@localized` field extension: `title(language: "ar")` gives the text of that language. */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { defaultLanguage, isLanguage, languageCodes, type Language } from "../i18n/languages";
import { isolateAddresses } from "./isolate";
import { companyTokens, replaceTokens } from "./tokens";

interface NodeModel {
  getNodeById(args: { id: string; type?: string }): Record<string, unknown> | null;
  findAll(args: { type: string }): Promise<{ totalCount: () => Promise<number> }>;
}

type TokenCache = Map<string, Promise<Record<string, string>>>;

/**
 * Registers the extension. Facts written as {tokens} in a text are filled in from Company, and
 * addresses and telephone numbers keep their order in right-to-left text.
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
        context: { nodeModel: NodeModel; localizedTokens?: TokenCache },
        info: { fieldName: string },
      ) {
        if (!isLanguage(language)) {
          throw new Error(
            `There is no language "${language}": ask for ${languageCodes.join(" or ")}`,
          );
        }
        const value = source[info.fieldName]?.[language];
        if (value === undefined) return null;
        const tokens = await tokensFor(context, language);
        const say = (text: string) => isolateAddresses(replaceTokens(text, tokens), language);
        return Array.isArray(value) ? value.map(say) : say(value);
      },
    }),
  });
}

/** Tokens are the same for all fields of a query, so each query works them out once. */
function tokensFor(
  context: { nodeModel: NodeModel; localizedTokens?: TokenCache },
  language: Language,
): Promise<Record<string, string>> {
  const cache = (context.localizedTokens ??= new Map() as TokenCache);
  const cached = cache.get(language);
  if (cached) return cached;
  const tokens = readTokens(context.nodeModel, language);
  cache.set(language, tokens);
  return tokens;
}

async function readTokens(nodeModel: NodeModel, language: Language) {
  const company = nodeModel.getNodeById({ id: "Company", type: "Company" });
  // Counting loads no service; that would happen for every page.
  const { totalCount } = await nodeModel.findAll({ type: "Service" });
  return companyTokens(company as never, language, await totalCount());
}
