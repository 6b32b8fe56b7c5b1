import { languageCodes, type Language } from "../i18n/languages";
import { findPage, queryResolver, type QueryContext } from "./nodeContent";

/** `pageTitle(language)` of a general question: what the page that says more about it is called. */
export const pageTitleFields = {
  FaqEntry: {
    pageTitle: {
      type: "String",
      description: "The heading of the page that says more about it.",
      args: {
        language: {
          type: "String!",
          description: `Code of the language: ${languageCodes.join(" or ")}.`,
        },
      },
      async resolve(
        { page }: { page?: string },
        { language }: { language: Language },
        context: QueryContext,
      ): Promise<string | undefined> {
        const found = page && (await findPage(context.nodeModel, page));
        if (!found) return undefined;
        const resolve = await queryResolver(context, language);
        // The home page has no heading of its own.
        return resolve(found.words.title?.[language] ?? "{name}");
      },
    },
  },
};
