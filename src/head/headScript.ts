/** The script that runs in the head, before the first paint. */
import { languageCodes, languages } from "../i18n/languages";
import { languageStorageKey } from "../i18n/preferredLanguage";
import { colorSchemeEvent, colorSchemeKey, keepColorScheme, themeColors } from "./colorScheme";
import { followLanguageAlias } from "./languageAlias";
import { ownFailures, reportLoadFailures } from "./loadFailures";
import { rememberChosenLanguage } from "./rememberLanguage";
import { scriptsTemplate, startScripts, usedMark } from "./startScripts";
import { layOutWhole, wholeMark } from "./wholeLayout";

/** The call of a function as source, for a function that uses nothing from outside. */
const inlined = <Settings>(run: (settings: Settings) => void, settings: Settings) =>
  `(${run.toString()})(${JSON.stringify(settings)});`;

/** The inlined sources of the functions of this folder with the site's settings. */
export function headScript(): string {
  return [
    'document.documentElement.classList.add("js");',
    inlined(keepColorScheme, {
      key: colorSchemeKey,
      colors: themeColors,
      event: colorSchemeEvent,
    }),
    inlined(layOutWhole, wholeMark),
    inlined(reportLoadFailures, ownFailures),
    inlined(startScripts, {
      template: scriptsTemplate,
      usedMark,
      linkPatience: 8000,
      buttonPatience: 12_000,
    }),
    inlined(rememberChosenLanguage, languageStorageKey),
    inlined(followLanguageAlias, {
      prefixes: Object.fromEntries(languageCodes.map((code) => [code, languages[code].pathPrefix])),
      pathPrefix: __PATH_PREFIX__,
    }),
  ].join("");
}
