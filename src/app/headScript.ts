/** The script that runs in the head, before anything is painted. */
import { defaultLanguage, languageCodes, languages } from "../i18n/languages";
import { colorSchemeKey, themeColors } from "./colorScheme";

/**
 * What the names of scripts begin with that are loaded for a part of the page which deals with their
 * failure itself: silently, or in words of its own, in its own place. The names are those of
 * `webpackChunkName`, and of src/gatsby/webpack.ts.
 */
export const ownFailures = ["assistant", "chat", "consent", "phone", "search"];

interface HeadScriptSettings {
  ownFailures: readonly string[];
  schemeKey: string;
  colors: { dark: string; light: string };
  prefixes: Record<string, string>;
  fallback: string;
  pathPrefix: string;
}

/**
 * Written for the browser as it is (its source is inlined), so it may use nothing from outside.
 * - marks the document as scripted, and sets the stored colour scheme: no flash either way
 * - honours `?lang=` as an alias of the page in that language; slashes and backslashes at the
 *   start are collapsed, so that it never leads to another host
 * - tells of scripts that fail to load: a `preload-failure` event, and a mark for the message,
 *   but for those whose failure shows in a place of its own
 */
export function beforePaint(settings: HeadScriptSettings): void {
  const root = document.documentElement;
  root.classList.add("js");

  let dark = true;
  try {
    dark = localStorage.getItem(settings.schemeKey) !== "false";
  } catch {
    // Storage is blocked: the default holds.
  }
  const scheme = dark ? "dark" : "light";
  root.setAttribute("data-mantine-color-scheme", scheme);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", settings.colors[scheme]);

  window.addEventListener(
    "error",
    (event) => {
      const source = event.target instanceof HTMLScriptElement ? event.target.src : "";
      if (!source || new URL(source).origin !== location.origin) return;
      const file = source.slice(source.lastIndexOf("/") + 1);
      if (!settings.ownFailures.some((name) => file.startsWith(name))) {
        root.setAttribute("data-load-failed", "");
      }
      window.dispatchEvent(new CustomEvent("preload-failure", { detail: { url: source } }));
    },
    true,
  );

  const query = new URLSearchParams(location.search);
  const wanted = query.get("lang");
  if (wanted === null || !Object.hasOwn(settings.prefixes, wanted)) return;
  query.delete("lang");
  const codes = Object.keys(settings.prefixes);
  const path = location.pathname.slice(settings.pathPrefix.length);
  const current = codes.find((code) => {
    const prefix = settings.prefixes[code];
    return prefix && (path === prefix || path.startsWith(`${prefix}/`));
  });
  const route = path.slice((settings.prefixes[current ?? settings.fallback] ?? "").length);
  const clean = `/${route.replace(/^[/\\]+/, "")}`;
  const rest = query.size > 0 ? `?${query.toString()}` : "";
  const target = `${settings.pathPrefix}${settings.prefixes[wanted] ?? ""}${clean}${rest}${location.hash}`;
  if ((current ?? settings.fallback) === wanted) history.replaceState(history.state, "", target);
  else location.replace(target);
}

/** The inlined source of beforePaint with the site's settings. */
export function headScript(): string {
  const settings: HeadScriptSettings = {
    ownFailures,
    schemeKey: colorSchemeKey,
    colors: themeColors,
    prefixes: Object.fromEntries(languageCodes.map((code) => [code, languages[code].pathPrefix])),
    fallback: defaultLanguage,
    pathPrefix: __PATH_PREFIX__,
  };
  return `(${beforePaint.toString()})(${JSON.stringify(settings)})`;
}
