/**
 * Draws the sample screens that the devices of the project pictures show, in each language:
 * `npx tsx artwork/screens.mjs`.
 */
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { languageCodes } from "../src/i18n/languages.ts";
import { prepareFonts } from "../src/seo/build/socialPictures/fonts.ts";
import { clinicBooking } from "./screens/clinicBooking.mjs";
import { logisticsTracking } from "./screens/logisticsTracking.mjs";
import { propertyList, propertyPage } from "./screens/propertyPortal.mjs";
import { retailErp } from "./screens/retailErp.mjs";
import { spiceShop } from "./screens/spiceShop.mjs";
import { trainingAcademy } from "./screens/trainingAcademy.mjs";

const screens = {
  clinicBooking,
  logisticsTracking,
  propertyList,
  propertyPage,
  retailErp,
  spiceShop,
  trainingAcademy,
};

await prepareFonts(fileURLToPath(new URL("..", import.meta.url)));
for (const language of languageCodes) {
  const folder = fileURLToPath(new URL(`./screens/${language}/`, import.meta.url));
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of Object.entries(screens)) {
    const file = `${folder}${name}.png`;
    await sharp(Buffer.from(draw(language)))
      .flatten({ background: "#000" })
      .png()
      .toFile(file);
    console.log(file);
  }
}
