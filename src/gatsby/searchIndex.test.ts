/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadIndex, type SearchIndexData } from "../search/createIndex";
import { search } from "../search/search";
import { searchDocuments, searchIndexJson, type SearchableContent } from "./searchIndex";

const folder = join(__dirname, "../../content");
const read = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), "utf8")) as T;
const content: SearchableContent = {
  company: read("company.json"),
  services: readdirSync(join(folder, "services")).map((file) => read(join("services", file))),
  modules: read("erp-modules.json"),
};
const find = (language: "en" | "ar", text: string) => {
  const data = JSON.parse(searchIndexJson(content, language)) as SearchIndexData;
  return search(loadIndex(data), text).map(({ id, url }) => ({ id, url }));
};

test("every service is in it, in the order of lists, whatever the order of the files", () => {
  const ids = searchDocuments(content).map(({ id }) => id);
  expect(ids).toHaveLength(content.services.length);
  expect(ids[0]).toBe("erp");
  const reversed = { ...content, services: content.services.toReversed() };
  expect(searchIndexJson(reversed, "en")).toBe(searchIndexJson(content, "en"));
});

test("each language leads to its own pages, and finds words of the other", () => {
  expect(find("en", "متجر")[0]).toEqual({
    id: "ecommerce",
    url: "/services/ecommerce-platform/",
  });
  expect(find("ar", "e-commerce")[0]).toEqual({
    id: "ecommerce",
    url: "/ar/services/ecommerce-platform/",
  });
  expect(find("ar", "انظمه")[0]?.id).toBe("erp");
});

test("a module of the ERP system leads to it", () => {
  expect(find("en", "letter of credit")[0]?.id).toBe("erp");
});

test("facts are filled in: no token is left", () => {
  expect(searchIndexJson(content, "ar")).not.toMatch(/\{[a-zA-Z]+\}/);
});
