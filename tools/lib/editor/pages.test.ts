/** @jest-environment node */
import { editorPage } from "../../../src/content/editor/editorPage";
import { languageCodes, languages } from "../../../src/i18n/languages";
import { framePage } from "./pages";

const site = "http://localhost:8000";

test.each(languageCodes)(
  "the frame in %s shows the editor and the site in that language",
  (code) => {
    const { html, policy } = framePage(code, site);
    expect(html).toContain(`<html lang="${code}" dir="${languages[code].dir}">`);
    expect(html).toContain(`src="/editor/?language=${code}"`);
    const path = encodeURIComponent(`${languages[code].pathPrefix}/`);
    expect(html).toContain(`src="/site?language=${code}&amp;path=${path}"`);
    expect(policy).toContain(`frame-src 'self' ${site}`);
  },
);

test("the pages may ask this machine only", () => {
  const sources = [framePage("en", site), editorPage("en")].flatMap(({ policy }) =>
    Array.from(policy.matchAll(/https?:[^\s;]+|\*/g), ([source]) => source),
  );
  expect(sources).toEqual([site]);
  for (const { policy } of [framePage("en", site), editorPage("en")]) {
    expect(policy).toMatch(/^default-src 'none'/);
  }
});
