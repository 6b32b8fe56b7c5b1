/** The script that runs in the head, before the first paint. */
import { languageCodes, languages } from "../i18n/languages";
import { languageStorageKey } from "../i18n/preferredLanguage";
import { colorSchemeEvent, colorSchemeKey, keepColorScheme, themeColors } from "./colorScheme";
import { followLanguageAlias } from "./languageAlias";
import { ownFailures, reportLoadFailures } from "./loadFailures";
import { rememberChosenLanguage } from "./rememberLanguage";
import {
  buttonTimeoutMs,
  linkTimeoutMs,
  scriptsTemplate,
  startScripts,
  interactedAttribute,
} from "./startScripts";
import { layOutWholePage, wholeLayoutAttribute } from "./wholeLayout";

/**
 * The call of a function as source, for a function that uses nothing from outside. One that fails in
 * a browser leaves the others alone, and is reported like any error.
 */
const inlined = <Settings extends unknown[]>(
  run: (...settings: Settings) => void,
  ...settings: Settings
) =>
  `try{(${run.toString()})(${settings.map((value) => JSON.stringify(value)).join()})}catch(error){setTimeout(()=>{throw error})}`;

/** The inlined sources of the functions of this folder with the site's settings. */
export function headScript(): string {
  return [
    'document.documentElement.classList.add("js");',
    inlined(keepColorScheme, colorSchemeKey, themeColors, colorSchemeEvent),
    inlined(layOutWholePage, wholeLayoutAttribute),
    inlined(reportLoadFailures, ownFailures.join("|")),
    inlined(startScripts, scriptsTemplate, interactedAttribute, linkTimeoutMs, buttonTimeoutMs),
    inlined(rememberChosenLanguage, languageStorageKey),
    inlined(
      followLanguageAlias,
      Object.fromEntries(
        languageCodes
          .map((code): [string, string] => [code, languages[code].pathPrefix])
          .sort(([, one], [, other]) => other.length - one.length),
      ),
      __PATH_PREFIX__,
    ),
  ].join("");
}
