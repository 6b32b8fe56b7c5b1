/**
 * Which file or folder of content/ holds which type, by the name it has in code. `one`: a file with
 * one object; `list`: a file with an array; `folder`: a file per object, named by its id. A file with
 * a route holds the words of that page of src/pages.
 */
import type { z } from "zod";
import { collectionNames, collectionOf, collectionRoute, type collections } from "./collections";
import { about } from "./model/about";
import { assistant } from "./model/assistant";
import { company } from "./model/company";
import { contact, contactFailed, contactSent } from "./model/contact";
import { erpModule } from "./model/erpModule";
import { erpTour } from "./model/erpTour";
import { estimate } from "./model/estimate";
import { faq } from "./model/faq";
import { home } from "./model/home";
import { investment } from "./model/investment";
import { measurements } from "./model/measurements";
import { notFound } from "./model/notFound";
import { privacy } from "./model/privacy";
import { project } from "./model/project";
import { proof } from "./model/proof";
import { redirect } from "./model/redirect";

type Kind = "one" | "list" | "folder";

export interface ContentFile<K = Kind, Schema = z.ZodObject> {
  kind: K;
  path: string;
  type: string;
  schema: Schema;
  route?: string;
  /** Written by a command: not to be edited. */
  generated?: true;
}

const file = <K extends Kind, Schema extends z.ZodObject>(
  kind: K,
  path: string,
  type: string,
  schema: Schema,
  route?: string,
): ContentFile<K, Schema> => ({ kind, path, type, schema, route });

const ownFiles = {
  company: file("one", "company.json", "Company", company),
  home: file("one", "home.json", "HomePage", home, "/"),
  about: file("one", "about.json", "AboutPage", about, "/about/"),
  investment: file("one", "investment.json", "InvestmentPage", investment, "/investment/"),
  estimate: file("one", "estimate.json", "EstimatePage", estimate, "/estimate/"),
  faq: file("one", "faq.json", "FaqPage", faq, "/faq/"),
  contact: file("one", "contact.json", "ContactPage", contact, "/contact/"),
  contactSent: file("one", "contact-sent.json", "ContactSentPage", contactSent, "/contact/sent/"),
  contactFailed: file(
    "one",
    "contact-failed.json",
    "ContactFailedPage",
    contactFailed,
    "/contact/failed/",
  ),
  privacy: file("one", "privacy.json", "PrivacyPage", privacy, "/privacy/"),
  notFound: file("one", "not-found.json", "NotFoundPage", notFound, "/404/"),
  modules: file("list", "erp-modules.json", "ErpModule", erpModule),
  tour: file("one", "erp-tour.json", "ErpTour", erpTour),
  proof: file("one", "proof.json", "Proof", proof),
  measurements: {
    ...file("one", "measurements.json", "Measurements", measurements),
    generated: true as const,
  },
  assistant: file("one", "assistant.json", "Assistant", assistant),
  redirects: file("list", "redirects.json", "Redirect", redirect),
  projects: file("folder", "projects", "Project", project),
};

type Collections = typeof collections;

/** A folder and the file of the list page for each collection. */
type CollectionFiles = {
  [Name in keyof Collections]: ContentFile<"folder", Collections[Name]["schema"]>;
} & {
  [Name in keyof Collections as `${Name}Page`]: ContentFile<
    "one",
    Collections[Name]["list"]["schema"]
  >;
};

const collectionFiles = Object.fromEntries(
  collectionNames.flatMap((name): [string, ContentFile][] => {
    const { type, schema, list } = collectionOf(name);
    const page = file("one", `${name}.json`, list.type, list.schema, collectionRoute(name));
    return [
      [`${name}Page`, page],
      [name, file("folder", name, type, schema)],
    ];
  }),
) as CollectionFiles;

export const contentFiles = { ...ownFiles, ...collectionFiles };

export type ContentFiles = typeof contentFiles;

/** All of the table, typed alike, as loops over it need it. */
export const allContentFiles: readonly (ContentFile & { name: keyof ContentFiles })[] =
  Object.entries<ContentFile>(contentFiles).map(([name, file]) => ({
    ...file,
    name: name as keyof ContentFiles,
  }));

/** The files that people edit. */
export const editedContentFiles = allContentFiles.filter(({ generated }) => !generated);
