/** Makes the site's icons from logo.svg: `node artwork/icons.mjs`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const logo = await readFile(here("logo.svg"), "utf8");
const shape = logo.slice(logo.indexOf("<defs>"), logo.lastIndexOf("</svg>"));

/** The mark on a black ground, `scale` of the square wide; `round` is the corner radius of the ground in 64ths. */
const onBlack = (scale, round) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="#000"/><g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${shape}</g></svg>`;

/** The mark alone with its F filled black, so that it reads on a light browser tab too. */
const onTab = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="22" fill="#000"/>${shape}</svg>\n`;

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An ICO file that holds one PNG (allowed since Windows Vista and read by every browser). */
function ico(image, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const files = {
  "favicon.svg": onTab,
  "favicon.ico": ico(await png(onTab, 32), 32),
  "icons/icon-192.png": await png(onBlack(0.8, 12), 192),
  "icons/icon-512.png": await png(onBlack(0.8, 12), 512),
  // A mask may cut away everything outside a circle of 80 % of the width.
  "icons/icon-maskable-512.png": await png(onBlack(0.64, 0), 512),
  "icons/apple-touch-icon.png": await png(onBlack(0.76, 0), 180),
};

await mkdir(here("../static/icons"), { recursive: true });
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(here(`../static/${name}`), bytes);
  console.log(`static/${name}  ${bytes.length} bytes`);
}
