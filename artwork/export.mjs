/**
 * Makes the JPEGs of content/images from rendered frames: `node artwork/export.mjs FRAMES_DIR [NAME...]`.
 * A frame smaller than its final size (a draft) is enlarged, so that the site always finds every picture.
 */
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const target = fileURLToPath(new URL("../content/images", import.meta.url));

/** Width and height in pixels of a picture, by the folder or name it has in content/images. */
const sizes = [
  [/^hero\//, 2400, 1350],
  [/^home-band(-light)?$/, 2400, 900],
  [/^(services\/|investment$)/, 1920, 1080],
  [/^projects\//, 1200, 750],
  [/^home-about-light$/, 1200, 900],
  [/^(home-)?about$/, 1600, 1200],
  [/^chairman(-light)?$/, 960, 1200],
];

const maximumBytes = 1_000_000;

/**
 * Rounds 16 bits to 8 after adding noise of at most one step (triangular, the same at every run): without
 * it the long dark gradients of these pictures would show as bands.
 */
function dither(wide) {
  let seed = 1;
  const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  return Uint8Array.from(wide, (value) =>
    Math.min(255, Math.max(0, Math.round(value / 257 + random() - random()))),
  );
}

async function exportPicture(frames, name) {
  const size = sizes.find(([pattern]) => pattern.test(name));
  if (!size) throw new Error(`No size is known for the picture "${name}".`);
  const [, width, height] = size;
  const file = path.join(target, `${name}.jpg`);
  await mkdir(path.dirname(file), { recursive: true });
  const frame = await sharp(path.join(frames, `${name}.png`))
    .resize(width, height, { kernel: "lanczos3" })
    .toColourspace("rgb16")
    .raw({ depth: "ushort" })
    .toBuffer();
  const pixels = new Uint16Array(frame.buffer, frame.byteOffset, width * height * 3);
  const { size: bytes } = await sharp(dither(pixels), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 94, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toFile(file);
  if (bytes > maximumBytes)
    throw new Error(`${file} is ${bytes} bytes, more than ${maximumBytes}.`);
  console.log(`${name}.jpg  ${width} x ${height}  ${Math.round(bytes / 1000)} kB`);
}

const [frames, ...wanted] = process.argv.slice(2);
if (!frames) throw new Error("Say where the frames are: node artwork/export.mjs FRAMES_DIR");
const found = (await readdir(frames, { recursive: true }))
  .filter((file) => file.endsWith(".png"))
  .map((file) => file.slice(0, -".png".length).split(path.sep).join("/"));
for (const name of wanted.length > 0 ? wanted : found) await exportPicture(frames, name);
