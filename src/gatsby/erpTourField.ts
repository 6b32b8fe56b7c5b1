import { tourFigures } from "../content/erpTour/figures";
import { localize } from "../content/localize";
import type { ErpTour } from "../content/model/erpTour";
import { isLanguage, languageCodes } from "../i18n/languages";
import { queryResolver, type QueryContext } from "./nodeContent";
import { tourSheetIn } from "../content/erpTour/screens/screens";
import type { TourSheet } from "../content/erpTour/screens/types";

/** `sheet(language)` of the ERP tour: its screens with words and figures ready to show. */
export const erpTourFields = {
  ErpTour: {
    sheet: {
      type: "TourSheet!",
      description: "Its screens, with all sums and balances, in a language.",
      args: {
        language: {
          type: "String!",
          description: `Code of the language: ${languageCodes.join(" or ")}.`,
        },
      },
      async resolve(
        tour: ErpTour,
        { language }: { language: string },
        context: QueryContext,
      ): Promise<TourSheet> {
        if (!isLanguage(language)) throw new Error(`There is no language "${language}"`);
        const resolve = await queryResolver(context, language);
        return tourSheetIn(localize(tour, language, resolve), tourFigures(tour), language);
      },
    },
  },
};
