/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { manyServices } from "../../tools/lib/manyServices";
import { cardPlace, type ServiceCard } from "../search/cards";
import { createSearcher, type IndexHead } from "../search/parts";
import type { SearchableContent } from "./searchCards";
import { searchDocuments, searchFiles } from "./searchIndex";

const folder = join(__dirname, "../../content");
const read = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), "utf8")) as T;
const content: SearchableContent = {
  company: read("company.json"),
  services: readdirSync(join(folder, "services")).map((file) => read(join("services", file))),
  modules: read("erp-modules.json"),
};
const documents = searchDocuments(content);
const find = async (language: "en" | "ar", text: string) => {
  const head = JSON.parse(searchFiles(content, language).index ?? "") as IndexHead;
  const search = createSearcher(head, () =>
    Promise.reject(new Error("nine services need no part")),
  );
  return (await search(text)).flatMap(({ position }) => documents[position] ?? []);
};

test("every service is in it, in the order of lists, whatever the order of the files", () => {
  const ids = documents.map(({ id }) => id);
  expect(ids).toHaveLength(content.services.length);
  expect(ids[0]).toBe("erp");
  const reversed = { ...content, services: content.services.toReversed() };
  expect(searchFiles(reversed, "en")).toEqual(searchFiles(content, "en"));
});

test("each language leads to its own pages, and finds words of the other", async () => {
  const [english] = await find("en", "متجر");
  expect([english?.id, english?.url.en]).toEqual(["ecommerce", "/services/ecommerce-platform/"]);
  const [arabic] = await find("ar", "e-commerce");
  expect([arabic?.id, arabic?.url.ar]).toEqual(["ecommerce", "/ar/services/ecommerce-platform/"]);
  expect((await find("ar", "انظمه"))[0]?.id).toBe("erp");
});

test("a module of the ERP system leads to it", async () => {
  expect((await find("en", "letter of credit"))[0]?.id).toBe("erp");
});

test("what is on one page of the list needs no cards", () => {
  expect(Object.keys(searchFiles(content, "en"))).toEqual(["index"]);
});

test("of more services every card is in the file of its place, its facts filled in", () => {
  const services = manyServices(content.services, 30);
  const files = searchFiles({ ...content, services }, "ar");
  const inOrder = services.toSorted((a, b) => a.order - b.order);
  for (const [position, { id, path }] of inOrder.entries()) {
    const { file, at } = cardPlace(position);
    const cards = JSON.parse(files[`cards-${file}`] ?? "[]") as ServiceCard[];
    expect(cards[at]).toMatchObject({ id, path });
  }
  expect(Object.values(files).join()).not.toMatch(/\{[a-zA-Z]+\}/);
});
