import type { Measurement, Measurements } from "../content/model/measurements";
import { languageCodes, type Language } from "../i18n/languages";
import type { QueryContext } from "./nodeContent";

/** `measurement(language)` of a service: what was measured on its page, if it was. */
export const measurementFields = {
  Service: {
    measurement: {
      type: "Measurement",
      description: "What was measured on its page in a language.",
      args: {
        language: {
          type: "String!",
          description: `Code of the language: ${languageCodes.join(" or ")}.`,
        },
      },
      resolve(
        { path }: { path: string },
        { language }: { language: Language },
        { nodeModel }: QueryContext,
      ): Measurement | undefined {
        const all = nodeModel.getNodeById({ id: "Measurements", type: "Measurements" });
        const { pages } = all as Measurements;
        return pages.find((one) => one.path === path && one.language === language);
      },
    },
  },
};
