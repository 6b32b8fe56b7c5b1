import { join } from "node:path";
import { digest, writeOnce } from "../hosting/build/files";
import { hashDigits } from "../hosting/headerRules";
import { drawWordmark } from "../theme/drawWordmark";

interface WordmarkFile {
  address: string;
  width: number;
  height: number;
}

/** Draws a name into a file below public/, unless it is there already. */
async function writeWordmark(name: string, root: string): Promise<WordmarkFile | undefined> {
  const drawing = await drawWordmark(name, root);
  if (!drawing) return undefined;
  const { path, width, height } = drawing;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path id="wordmark" d="${path}"/></svg>`;
  const file = `/static/wordmark-${digest(svg).slice(0, hashDigits)}.svg`;
  await writeOnce(join(root, "public", file), svg);
  return { address: `${file}#wordmark`, width, height };
}

/** `wordmark` of the company: its name as a drawing. Like a file's publicURL, asking for it makes it. */
export const wordmarkField = {
  Company: {
    wordmark: {
      type: "Wordmark",
      description:
        "Its name as a drawing, the same in every language; null if the font of the drawing lacks a letter.",
      resolve: ({ name }: { name: string }): Promise<WordmarkFile | undefined> =>
        writeWordmark(name, process.cwd()),
    },
  },
};
