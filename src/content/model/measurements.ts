/** What was measured on pages of this site: written by `npm run bench -- figures`, never by hand. */
import { z } from "zod";
import { languageCodes } from "../../i18n/languages";
import { plainText, sitePath } from "./fields";

const measurement = z
  .strictObject({
    path: sitePath("The page, without a language prefix."),
    language: z.enum(languageCodes).meta({ description: "The page's language." }),
    kilobytes: z.int32().nonnegative().meta({
      description:
        "What a first visit on a phone loads before anything is touched, compressed, in kB of 1,000 bytes: rounded up to the next ten.",
    }),
    largestPaint: z.number().nonnegative().meta({
      description:
        "Largest Contentful Paint on Lighthouse's phone, in seconds: the median, rounded up to a tenth.",
    }),
    tool: plainText.meta({ description: "What measured the paint, like Lighthouse 12.8.2." }),
    measuredOn: z.iso.date().meta({ description: "The day in UTC, like 2026-01-31." }),
  })
  .meta({ id: "Measurement", description: "What was measured on a page in a language." });

export const measurements = z
  .strictObject({
    pages: z.array(measurement).meta({ description: "The pages that were measured." }),
  })
  .meta({ id: "Measurements", description: "What was measured on pages of this site." });

export type Measurements = z.infer<typeof measurements>;
export type Measurement = Measurements["pages"][number];
