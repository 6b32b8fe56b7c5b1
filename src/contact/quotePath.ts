import { localizePath } from "../i18n/paths";
import type { Language } from "../i18n/languages";

/** Route of the contact page. */
const contactRoute = "/contact/";

/**
 * Where the request for a quote leads from a page: to the contact form, for the service whose page it
 * is; nowhere from the form itself.
 * @param path the page's path with its language, without the deployment's prefix
 */
export function quotePath(
  path: string,
  services: readonly { readonly id: string; readonly path: string }[],
  language: Language,
): string | undefined {
  if (path === localizePath(contactRoute, language)) return undefined;
  const service = services.find((one) => localizePath(one.path, language) === path);
  return service ? `${contactRoute}?service=${service.id}` : contactRoute;
}
