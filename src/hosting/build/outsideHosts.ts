import { analyticsSources } from "./analytics";
import { chatSources } from "./chat";
import { contactSources } from "./contactSources";
import type { ExtraSources, OutsideService } from "./csp";

/** Every part of the site that can be configured to use another host. */
const outsideServices: readonly OutsideService[] = [analyticsSources, chatSources, contactSources];

/** The sources of several services as one, each once. */
export function mergeSources(all: readonly ExtraSources[]): ExtraSources {
  const merged: Partial<Record<keyof ExtraSources, string[]>> = {};
  for (const sources of all) {
    for (const directive of Object.keys(sources) as (keyof ExtraSources)[]) {
      merged[directive] = [
        ...new Set([...(merged[directive] ?? []), ...(sources[directive] ?? [])]),
      ];
    }
  }
  return merged;
}

/**
 * What the content security policy allows besides the site's own host, from the environment of
 * the build. Empty unless something is configured. Throws when a service is configured wrongly.
 */
export function outsideHosts(environment: NodeJS.ProcessEnv): ExtraSources {
  return mergeSources(outsideServices.map((service) => service(environment)));
}
