/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { checkSources } from "../../src/content/check";
import {
  type Json,
  put,
  removeProjects,
  writeProject,
} from "../../src/content/testing/testProject";
import { fillEmpty } from "../../testing/fillEmpty";
import { newService } from "./newService";

afterEach(removeProjects);

const file = "content/services/tenth.json";
const picture = "content/images/services/tenth.jpg";
const read = (root: string, path: string): Json =>
  JSON.parse(readFileSync(join(root, path), "utf8"));

test("the check points at every empty place of a new service, and at nothing else", async () => {
  const root = writeProject();
  expect(await newService(root, "tenth")).toEqual([file, picture]);
  const issues = await checkSources(root);
  expect(new Set(issues.map((issue) => issue.file))).toEqual(new Set([file]));
  const places = issues.map(({ at }) => at);
  for (const at of [
    "title.ar",
    "features.en[3]",
    "iconName",
    "price.amount",
    "image.src",
    "image.alt.en",
    "related",
  ]) {
    expect(places).toContain(at);
  }
});

const ownPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#123456" } })
    .jpeg()
    .toBuffer();

test("a filled tenth service stands last and passes; removed, only what names it is invalid", async () => {
  const root = writeProject();
  await newService(root, "tenth");
  const filled = fillEmpty(read(root, file), read(root, "content/services/cloud.json")) as Json;
  writeFileSync(join(root, file), JSON.stringify(filled));
  expect(await checkSources(root)).toEqual([
    { file, at: "image.src", message: { code: "picturePlaceholder" } },
  ]);
  put(root, picture, await ownPicture());
  expect(await checkSources(root)).toEqual([]);
  expect(filled.order).toBeGreaterThan(read(root, "content/services/cloud.json").order);
  expect(filled.path).toBe("/services/tenth/");

  const erp = { ...read(root, "content/services/erp.json"), related: ["tenth", "cloud"] };
  writeFileSync(join(root, "content/services/erp.json"), JSON.stringify(erp));
  expect(await checkSources(root)).toEqual([]);
  rmSync(join(root, file));
  expect(await checkSources(root)).toEqual([
    expect.objectContaining({ file: "content/services/erp.json", at: "related[0]" }),
  ]);
});

test("a service with more or fewer than four features is refused by name", async () => {
  for (const count of [3, 5]) {
    const list = Array.from({ length: count }, () => "Words");
    const root = writeProject((files) => {
      files["content/services/erp.json"].features.en = list;
    });
    expect(await checkSources(root)).toContainEqual(
      expect.objectContaining({ file: "content/services/erp.json", at: "features.en" }),
    );
  }
});

test("a taken id and one that cannot be an address are refused, and nothing is written", async () => {
  const root = writeProject();
  await expect(newService(root, "erp")).rejects.toThrow(
    "content/services/erp.json is there already",
  );
  for (const id of ["Mobile App", "../outside", "", "a--b"]) {
    await expect(newService(root, id)).rejects.toThrow("cannot be an id");
  }
  expect(await checkSources(root)).toEqual([]);
});
