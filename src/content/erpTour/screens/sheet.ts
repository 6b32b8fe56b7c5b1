/** What the screens of the ERP tour are made from, and the parts of their tables. Pure. */
import type { TourFigures } from "../figures";
import type { InLanguage } from "../../localize";
import type { ErpTour } from "../../model/erpTour";
import type { Language } from "../../../i18n/languages";
import type { tourFormats } from "./formats";

export type Tour = InLanguage<ErpTour>;

/** The tour in a language, with its figures and how the language writes them. */
export interface Sheet {
  tour: Tour;
  figures: TourFigures;
  language: Language;
  formats: ReturnType<typeof tourFormats>;
}

/** Columns of a kind, by their headings. */
export const columns = (kind: "text" | "number" | "status", ...titles: string[]) =>
  titles.map((title) => ({ title, kind }));

/** A row of a table. */
export const line = (...cells: string[]) => ({ cells, sum: false, low: [] as number[] });

/** A row that adds up those above it. */
export const sumLine = (...cells: string[]) => ({ ...line(...cells), sum: true });
