/** @jest-environment node */
import { createRequire } from "node:module";
import type sharp from "sharp";
import { setAvifEffort } from "./avifEffort";

test("the pictures of gatsby-plugin-sharp are compressed with the site's effort", async () => {
  const picture = createRequire(require.resolve("gatsby-plugin-sharp"))("sharp") as typeof sharp;
  const compress = (options: sharp.AvifOptions) =>
    picture("content/images/about.jpg").resize(64).avif(options).toBuffer();
  const usual = await compress({ quality: 70 });
  setAvifEffort();
  const own = await compress({ quality: 70 });
  expect(own.equals(usual)).toBe(false);
  expect(own.equals(await compress({ quality: 70, effort: 3 }))).toBe(true);
});
