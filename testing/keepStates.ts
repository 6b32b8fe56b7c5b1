import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Language } from "../src/i18n/languages";

/** What a component looks like at the end of a test, for `npm run gallery`. */
export interface State {
  /** The test file, from the root of the project. */
  file: string;
  test: string;
  language: Language;
  html: string;
}

/** The language of the last rendered element. */
export const rendered: { language?: Language | undefined } = {};

/** Where GALLERY_DIR names a folder, writes what is rendered at the end of each test into it. */
export function keepStates(folder: string): void {
  let count = 0;
  afterEach(() => {
    const { language } = rendered;
    rendered.language = undefined;
    const html = document.body.innerHTML.trim();
    const { testPath = "", currentTestName: test = "" } = expect.getState();
    if (!language || html === "" || html === "<div></div>") return;
    count += 1;
    const state: State = { file: relative(process.cwd(), testPath), test, language, html };
    const name = `${state.file.replace(/\W+/g, "-")}-${count}.json`;
    writeFileSync(join(folder, name), JSON.stringify(state));
  });
}
