import { drawWordmark, type Wordmark } from "../theme/drawWordmark";

/** `wordmark` of the company: its name as a drawing. */
export const wordmarkField = {
  Company: {
    wordmark: {
      type: "Wordmark",
      description:
        "Its name as a drawing, the same in every language; null if the font of the drawing lacks a letter.",
      resolve: ({ name }: { name: string }): Promise<Wordmark | undefined> =>
        drawWordmark(name, process.cwd()),
    },
  },
};
