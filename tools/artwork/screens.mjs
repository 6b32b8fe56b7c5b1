/** Draws the sample screens that the devices of the project pictures show: `node tools/artwork/screens.mjs`. */
import { fileURLToPath } from "node:url";
import sharp from "sharp";
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

for (const [name, draw] of Object.entries(screens)) {
  const file = fileURLToPath(new URL(`./screens/${name}.png`, import.meta.url));
  await sharp(Buffer.from(draw())).flatten({ background: "#000" }).png().toFile(file);
  console.log(file);
}
