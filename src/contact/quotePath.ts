import { localizePath } from "../i18n/paths";
import type { Language } from "../i18n/languages";

/** Route of the contact page. */
const contactRoute = "/contact/";

/**
 * Returns the route of the contact form, with the service preselected on a service's own page.
 * Returns undefined on the contact page itself.
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
