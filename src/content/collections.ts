/**
 * The collections: many entries of one type, each with a page of its own, under a page that lists
 * them. The name of a collection is its route (`/services/`), its folder (content/services/, a file
 * per entry) and the file of its list page (content/services.json). GraphQL, the content check,
 * pages, sitemap, breadcrumbs, structured data, social preview images and search follow this table.
 */
import type { z } from "zod";
import type { EntryKind } from "../seo/structuredData/facts";
import type { PerLanguage } from "./localize";
import { service } from "./model/service";
import { servicesPage } from "./model/servicesPage";
import type { seo, titledPage } from "./model/shared";

type Localized = z.infer<typeof seo>["title"];

/** The fields that every entry of every collection has. */
export interface CollectionEntry {
  id: string;
  order: number;
  /** The route of its page. */
  path: string;
  title: Localized;
  description: Localized;
  seo: z.infer<typeof seo>;
  image?: { src: PerLanguage<string> } | undefined;
}

interface Collection {
  type: string;
  schema: z.ZodObject & z.ZodType<CollectionEntry>;
  /** The words of the list page. */
  list: { type: string; schema: z.ZodObject & z.ZodType<z.infer<ReturnType<typeof titledPage>>> };
  /** The component of an entry's page. Its query has `$id`. */
  template: string;
  /**
   * The component of the pages of entries that entries of other types belong to, named by their field
   * `service`: what it shows of these is code that the other pages do not load.
   */
  detailed?: { by: readonly string[]; template: string };
  /** What an entry is in structured data. */
  kind: EntryKind;
}

export const collections = {
  services: {
    type: "Service",
    schema: service,
    list: { type: "ServicesPage", schema: servicesPage },
    template: "src/templates/ServicePage.tsx",
    detailed: { by: ["ErpTour", "ErpModule"], template: "src/templates/ErpServicePage.tsx" },
    kind: "Service",
  },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;

export const collectionNames = Object.keys(collections) as CollectionName[];

/** The collection of a name; typed alike for all, as loops over them need it. */
export const collectionOf = (name: CollectionName): Collection => collections[name];

/** The route of a collection's list page. */
export const collectionRoute = (name: CollectionName): string => `/${name}/`;
