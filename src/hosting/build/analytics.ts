import type { ExtraSources } from "./csp";

/** Ids of Google Analytics 4 and of the Google tag. */
const idPattern = /^(G|GT)-[A-Z0-9]{4,20}$/;

/**
 * The measurement id in the environment of the build, or an empty text where there is none.
 * @throws if it has another form, which no tag would accept.
 */
export function readMeasurementId({ GATSBY_ANALYTICS_ID = "" }: NodeJS.ProcessEnv): string {
  const id = GATSBY_ANALYTICS_ID.trim();
  if (id !== "" && !idPattern.test(id)) {
    throw new Error(
      `GATSBY_ANALYTICS_ID: "${id}" is not a measurement id: write it like G-1A2B3C4D5E`,
    );
  }
  return id;
}

/**
 * What the tag needs, by Google's own list.
 * https://developers.google.com/tag-platform/security/guides/csp
 */
export function analyticsSources(environment: NodeJS.ProcessEnv): ExtraSources {
  if (readMeasurementId(environment) === "") return {};
  const tag = "https://*.googletagmanager.com";
  const measurement = [tag, "https://*.google-analytics.com", "https://*.analytics.google.com"];
  return { "script-src": [tag], "img-src": measurement.slice(0, 2), "connect-src": measurement };
}
