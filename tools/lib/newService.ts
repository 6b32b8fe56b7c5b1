/** Makes the files of a new service, empty where its words and facts belong. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { loadContent } from "../../src/content/check/loadContent";
import { placeholderMark } from "../../src/content/check/placeholderMark";
import { valueAt } from "../../src/content/check/schemaTree";
import { service, type Service } from "../../src/content/model/service";
import { smallestValue } from "./smallestValue";

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A service with every field its schema asks for, empty where the owner has to decide. */
function emptyService(id: string, order: number) {
  const empty = smallestValue(service, () => "") as Service;
  return {
    ...empty,
    id,
    order,
    path: `/services/${id}/`,
    iconName: "",
    color: "#b57e10",
    price: { ...empty.price, currency: "USD" },
    image: { ...empty.image, src: `../images/services/${id}.jpg` },
    related: [],
  };
}

/** The highest order of the services there are; one whose file cannot be read has none. */
function lastOrder(root: string): number {
  const orders = loadContent(root).entries.flatMap(({ type, value }) => {
    const order = type === "Service" ? valueAt(value, ["order"]) : undefined;
    return typeof order === "number" ? [order] : [];
  });
  return Math.max(0, ...orders);
}

/** A picture of the usual size, which the content check reports as a placeholder. */
function placeholderPicture(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080">
    <radialGradient id="light" cx="75%" cy="35%" r="60%">
      <stop offset="0" stop-color="#3a2a0a"/><stop offset="1" stop-color="#000"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#light)"/></svg>`;
  return sharp(Buffer.from(drawing))
    .withExif({ IFD0: { ImageDescription: placeholderMark } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/**
 * Writes a service's file and a plain picture below the root of a project. Whatever the owner has
 * to fill in is left empty, so that the content check names it.
 *
 * @returns the paths of the files, relative to the root
 * @throws when the id is not lower-case with hyphens, or one of the files exists already
 */
export async function newService(root: string, id: string): Promise<string[]> {
  if (!idPattern.test(id)) {
    throw new Error(`"${id}" cannot be an id: use lower-case letters, digits and single hyphens`);
  }
  const file = join("content/services", `${id}.json`);
  const picture = join("content/images/services", `${id}.jpg`);
  const taken = [file, picture].find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} is there already: choose another id`);

  const order = lastOrder(root) + 10;
  for (const path of [file, picture]) mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, picture), await placeholderPicture());
  writeFileSync(join(root, file), `${JSON.stringify(emptyService(id, order), null, 2)}\n`);
  return [file, picture];
}
