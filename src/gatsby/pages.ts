/** The pages that are there whatever the content says, without those of the services. */
import { listPageOf, listRoute } from "../i18n/listPages";
import type { contentFiles } from "./model";

type ContentFile = (typeof contentFiles)[keyof typeof contentFiles];

/** A content type that stands in one file. */
export type SingleType = Extract<ContentFile, { kind: "one" }>["type"];

/**
 * The content type that holds the words of each page of src/pages, by its path without language
 * prefix. A page that is missing here stops the build.
 */
export const pageTypes = {
  "/": "HomePage",
  "/about/": "AboutPage",
  "/contact/": "ContactPage",
  "/contact/sent/": "ContactSentPage",
  "/contact/failed/": "ContactFailedPage",
  "/investment/": "InvestmentPage",
  "/privacy/": "PrivacyPage",
  "/services/": "ServicesPage",
  "/404/": "NotFoundPage",
} as const satisfies Record<string, SingleType>;

export type FixedRoute = keyof typeof pageTypes;

/**
 * The page of src/pages that a path without language prefix is one of: the pages of the list of
 * services are all `/services/`, every other page is itself.
 */
export function fixedRouteOf(route: string): FixedRoute | undefined {
  const page = listPageOf(route) === undefined ? route : listRoute(1);
  return isFixedRoute(page) ? page : undefined;
}

/** The paths of those pages. */
export const fixedPaths = Object.keys(pageTypes) as FixedRoute[];

/** Whether a path without language prefix is one of them. */
export function isFixedRoute(route: string): route is FixedRoute {
  return Object.hasOwn(pageTypes, route);
}

/** The root field of GraphQL that a type in one file is asked for by: `HomePage` is `homePage`. */
export function rootFieldOf(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}
