/** Pictures as phones, cameras and messengers write them, made from four fields of colour. */
import sharp, { type Sharp } from "sharp";

/** Upright, by field: above at the left and right, below at the left and right. */
export const fieldColors = ["#c02020", "#20a040", "#2040c0", "#e0c020"] as const;

/** Of the upright picture, in pixels. */
export const uprightSize = { width: 320, height: 200 };

const fieldsSvg = ({ width, height }: typeof uprightSize) => {
  const fields = fieldColors.map((color, index) => {
    const [x, y] = [(index % 2) * (width / 2), Math.floor(index / 2) * (height / 2)];
    return `<rect x="${x}" y="${y}" width="${width / 2}" height="${height / 2}" fill="${color}"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fields.join("")}</svg>`,
  );
};

/** The picture, opaque. */
export const fields = (size = uprightSize): Sharp => sharp(fieldsSvg(size)).removeAlpha();

/** What sharp has drawn so far, for a next step that is not to be merged with it. */
const then = async (image: Sharp) => sharp(await image.png().toBuffer());

/** How the pixels lie that a viewer turns upright, by Exif's orientation. */
const stored: Record<number, (image: Sharp) => Promise<Sharp> | Sharp> = {
  1: (image) => image,
  2: (image) => image.flop(),
  3: (image) => image.rotate(180),
  4: (image) => image.flip(),
  5: async (image) => (await then(image.rotate(90))).flop(),
  6: (image) => image.rotate(270),
  7: async (image) => (await then(image.rotate(90))).flip(),
  8: (image) => image.rotate(90),
};

export const orientations = Object.keys(stored).map(Number);

/** A JPEG that a phone took, held in one of eight ways. */
export async function turnedJpeg(orientation: number): Promise<Buffer> {
  const image = await stored[orientation]!(await then(fields()));
  return image.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
}

/** A JPEG with the place where it was taken, and who took it with what. */
export const placedJpeg = (): Promise<Buffer> =>
  fields()
    .withExif({
      IFD0: { Make: "samsung", Model: "SM-A546E", Artist: "Somebody" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 12/1 0/1", GPSLongitude: "29/1 55/1 0/1" },
    })
    .jpeg({ quality: 95 })
    .toBuffer();

const startOfScan = Buffer.from([0xff, 0xda]);

/** Changes a JPEG where its first scan begins. */
function atScan(jpeg: Buffer, change: (head: Buffer, rest: Buffer) => Buffer[]): Buffer {
  const at = jpeg.indexOf(startOfScan);
  return Buffer.concat(change(jpeg.subarray(0, at), Buffer.from(jpeg.subarray(at))));
}

/** The end of the spectrum as 0 instead of 63, as some of Samsung's phones write it. */
export const withSamsungScan = (jpeg: Buffer) =>
  atScan(jpeg, (head, rest) => {
    rest[rest.readUInt16BE(2)] = 0;
    return [head, rest];
  });

/** Fill bytes before the first marker and before the scan (ITU T.81, B.1.1.2). */
export const withFillBytes = (jpeg: Buffer) =>
  atScan(jpeg, (head, rest) => [
    head.subarray(0, 2),
    Buffer.alloc(3, 0xff),
    head.subarray(2),
    Buffer.alloc(5, 0xff),
    rest,
  ]);

/** Bytes between segments that belong to none. */
export const withBytesBetween = (jpeg: Buffer) =>
  atScan(jpeg, (head, rest) => [head, Buffer.alloc(3), rest]);

/** The short video of a motion photo, behind the picture. */
export const withVideoBehind = (jpeg: Buffer) =>
  Buffer.concat([jpeg, Buffer.from("\0\0\0\x18ftypmp42MotionPhoto_Data"), Buffer.alloc(9000, 7)]);

/** A JPEG of which the middle is lost, closed as if nothing were. */
export const withoutMiddle = (jpeg: Buffer) =>
  atScan(jpeg, (head, rest) => [head, rest.subarray(0, 200), Buffer.from([0xff, 0xd9])]);

/** A file as it is half downloaded. */
export const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** Two frames of a colour each. */
const frames = () => {
  const pixels = Buffer.alloc(10 * 20 * 3, 0x20);
  pixels.fill(0xd0, pixels.length / 2);
  return sharp(pixels, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } });
};

export const animatedWebp = () => frames().webp({ loop: 0 }).toBuffer();
export const animatedGif = () => frames().gif({ loop: 0 }).toBuffer();

/** A chunk of a PNG; sharp looks at no checksum of one that it does not know. */
function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, "latin1"), data, Buffer.alloc(4)]);
}

/** An APNG, as far as it announces itself. */
export async function animatedPng(): Promise<Buffer> {
  const png = await fields().png().toBuffer();
  const control = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const afterHeader = 33;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    pngChunk("acTL", control),
    png.subarray(afterHeader),
  ]);
}

/** 16 × 16 pixels by `heif-enc`, as iPhones and, on request, Samsung's phones store them. */
export const heic = Buffer.from(
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAABAAEAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAKAACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubgQEDAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAEAAAABAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAADBtZGF0AAAAJCgBrwUSEtUg+rpSMlffMAr5k6ZI5MYX6nRGm7JY226HBM9VQA==",
  "base64",
);

/** 16 × 16 pixels with ten bits a colour, by `avifenc -d 10`. */
export const avif10 = Buffer.from(
  "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB4AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAABAAAAAQAAAAEHBpeGkAAAAAAwoKCgAAAAxhdjFDgSBAAAAAABNjb2xybmNseAABAA0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACZtZGF0EgAKCDgM//nAQ0GkMhAWQAAAQECjygPquY/TF1ng",
  "base64",
);
