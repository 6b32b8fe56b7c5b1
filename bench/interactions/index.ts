/** Interaction to next paint, at a quarter of the processor's speed. */
import type { Browser } from "@playwright/test";
import { languageCodes, type Language } from "../../src/i18n/languages";
import { languageOfPath, localizePath } from "../../src/i18n/paths";
import type { Options } from "../options";
import { inLab, type Lab } from "../page/lab";
import { onSlowDevice } from "../page/phone";
import { afterAssistant, untilQuiet, watchLongTasks } from "../page/quiet";
import { formatTable, spread } from "../table";
import { measureDelay, watchEvents } from "./delay";
import { interactions, type Interaction } from "./interactions";
import { wordsIn } from "./words";

const heading = ["", "first time ms", "again ms"];

/** In milliseconds, before and between interactions. */
const quiet = 1000;

/** One interaction on a new page, for the first and for the second time. */
function measureOnce(browser: Browser, url: string, interaction: Interaction, language: Language) {
  const { screen, prepare, act, reset } = interaction;
  return onSlowDevice(browser, { screen, slowNetwork: false }, async (page) => {
    await watchLongTasks(page);
    await watchEvents(page);
    await page.goto(url, { waitUntil: "load" });
    const measure = async () => {
      await untilQuiet(page, afterAssistant, quiet);
      await prepare?.(page, wordsIn(language));
      await untilQuiet(page, afterAssistant, quiet);
      return measureDelay(page, () => act(page, wordsIn(language)));
    };
    const first = await measure();
    await reset(page, wordsIn(language));
    return { first, again: await measure() };
  });
}

async function measureLanguage(lab: Lab, language: Language, rounds: number): Promise<void> {
  const rows: string[][] = [];
  for (const interaction of interactions) {
    const url = lab.url(localizePath(interaction.route, language));
    const runs: { first: number; again: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      runs.push(await measureOnce(lab.browser, url, interaction, language));
    }
    const name = `${interaction.name} (${interaction.screen})`;
    rows.push([
      name,
      spread(runs.map(({ first }) => first)),
      spread(runs.map(({ again }) => again)),
    ]);
  }
  console.log(`\nInteractions in ${language}\n${formatTable(heading, rows)}`);
}

/** Prints the delays in every language, or in those of the given paths. */
export async function measureInteractions({ paths, rounds }: Options): Promise<void> {
  const chosen = new Set(paths.map(languageOfPath));
  const languages = languageCodes.filter((code) => chosen.size === 0 || chosen.has(code));
  await inLab([], async (lab) => {
    for (const language of languages) await measureLanguage(lab, language, rounds);
  });
}
