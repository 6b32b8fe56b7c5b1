import sharp from "sharp";
import { languages, type Language } from "../../../i18n/languages";
import { fontOf } from "../../../i18n/fontOf";
import { families } from "./fonts";

/** A text and the box it must fit into. Lengths are pixels. */
export interface TextBox {
  text: string;
  language: Language;
  weight: number;
  /** As six hex digits, like #ffffff. */
  color: string;
  width: number;
  /** Sizes to try, in this order, each with the height that the text may then take. */
  settings: readonly { size: number; height: number }[];
}

/** A text as a picture without ground, as large as its letters and no larger. */
export interface SetText {
  /** Red, green, blue and alpha of each pixel. */
  pixels: Buffer;
  width: number;
  height: number;
  size: number;
}

/** Between lines, as a part of the distance that the font itself asks for. */
const lineHeights = { ltr: 0.94, rtl: 0.72 } as const;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? "");

/** Sets the text in lines of at most `width`; at 72 dots per inch a point is a pixel. */
async function setLines(box: TextBox, size: number, width: number): Promise<SetText> {
  const leading = lineHeights[languages[box.language].dir];
  const attributes = [
    `font_family="${families[fontOf[box.language]]}"`,
    `weight="${box.weight}"`,
    `size="${size}pt"`,
    `line_height="${leading}"`,
    `foreground="${box.color}"`,
  ].join(" ");
  const text = `<span ${attributes}>${escapeMarkup(box.text)}</span>`;
  const { data, info } = await sharp({
    text: { text, width: Math.round(width), wrap: "word", rgba: true, dpi: 72 },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, size };
}

/** The same number of lines, as even as they get: the narrowest setting that is no higher. */
async function balance(box: TextBox, widest: SetText): Promise<SetText> {
  let best = widest;
  let low = widest.width / 2;
  let high = widest.width;
  while (high - low > 8) {
    const middle = (low + high) / 2;
    const tried = await setLines(box, widest.size, middle);
    // Heights are those of the letters, which differ by less than a line; and a word that does not
    // fit its line sticks out of it.
    const fits = tried.height < widest.height + widest.size / 2 && tried.width <= middle;
    if (fits) best = tried;
    if (fits) high = middle;
    else low = middle;
  }
  return best;
}

/**
 * Sets a text in the first of its settings that it fits into, in balanced lines, from the right in languages that are
 * read so. Needs prepareFonts. Rejects when it does not fit in any of the settings.
 */
export async function setText(box: TextBox): Promise<SetText> {
  for (const { size, height } of box.settings) {
    const text = await setLines(box, size, box.width);
    if (text.width <= box.width && text.height <= height) return balance(box, text);
  }
  throw new Error(`"${box.text}" is too long for the ${box.width} pixels of its lines`);
}
