/** @jest-environment node */
import type { CreateNodeArgs, Node } from "gatsby";
import { contentDocumentType, contentEntry, createContentNode } from "./contentNodes";

/** A document as gatsby-transformer-json makes it of an entry: with an id of its own. */
function documentOf(entry: { id?: string } & Record<string, unknown>) {
  return {
    ...entry,
    id: "generated",
    ...(entry.id ? { jsonId: entry.id } : {}),
    parent: "file",
    children: [],
    internal: { type: "ContentDocument" },
  } as unknown as Node;
}

async function createFrom(node: Node, relativePath: string, fileText = "") {
  const actions = { createNode: jest.fn<undefined, [Node]>(), createParentChildLink: jest.fn() };
  await createContentNode({
    node,
    actions,
    getNode: () => ({ id: "file", relativePath }),
    createNodeId: (seed: string) => `made of ${seed}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    loadNodeContent: () => Promise.resolve(fileText),
  } as unknown as CreateNodeArgs);
  return { actions, created: actions.createNode.mock.calls[0]?.[0] };
}

test("tells documents of content from documents of interface words", () => {
  const file = (sourceInstanceName: string) => ({
    node: { sourceInstanceName } as unknown as Node,
  });
  expect(contentDocumentType(file("content"))).toBe("ContentDocument");
  expect(contentDocumentType(file("locales"))).toBe("LocaleDocument");
});

test("knows the type of a file, and of the files in a folder", () => {
  expect(contentEntry("company.json")).toMatchObject({ type: "Company", kind: "one" });
  expect(contentEntry("services/erp.json")).toMatchObject({ type: "Service", kind: "folder" });
  expect(contentEntry("unknown.json")).toBeUndefined();
  expect(contentEntry("toString")).toBeUndefined();
});

test("keeps the id that is written in the file", async () => {
  const { created } = await createFrom(documentOf({ id: "erp", order: 10 }), "services/erp.json");
  expect(created).toMatchObject({
    id: "erp",
    order: 10,
    parent: "generated",
    children: [],
    internal: { type: "Service" },
  });
  expect(created).not.toHaveProperty("jsonId");
});

test("gives what stands alone in its file the name of its type as id", async () => {
  const { created } = await createFrom(documentOf({ name: "FTS" }), "company.json");
  expect(created).toMatchObject({ id: "Company", name: "FTS", internal: { type: "Company" } });
});

test("is removed with the document it came from", async () => {
  const document = documentOf({ id: "erp" });
  const { actions, created } = await createFrom(document, "services/erp.json");
  expect(actions.createParentChildLink).toHaveBeenCalledWith({ parent: document, child: created });
});

test("numbers the entries of a list as they stand in the file", async () => {
  const entries = [
    { id: "price", question: { en: "How much?" } },
    { id: "start", question: { en: "How do we start?" } },
  ];
  const text = JSON.stringify(entries);
  const positions = entries.map(async (entry) => {
    const { created } = await createFrom(documentOf(entry), "faq.json", text);
    return created;
  });
  expect(await Promise.all(positions)).toMatchObject([
    { id: "price", order: 0 },
    { id: "start", order: 1 },
  ]);
});

test("numbers entries without an id too, and gives each one an id", async () => {
  const entries = [
    { from: "/old/", to: "/new/" },
    { from: "/older/", to: "/new/" },
  ];
  const { created } = await createFrom(
    documentOf(entries[1]!),
    "redirects.json",
    JSON.stringify(entries),
  );
  expect(created).toMatchObject({ id: "made of generated >>> Redirect", order: 1 });
});

test("changes its digest with the position, so that Gatsby notices", async () => {
  const [first, second] = [{ id: "a" }, { id: "b" }];
  const digest = async (file: object[]) =>
    (await createFrom(documentOf(first), "faq.json", JSON.stringify(file))).created?.internal
      .contentDigest;
  expect(await digest([first, second])).not.toBe(await digest([second, first]));
});

test("makes nothing of other nodes, nor of files the model does not know", async () => {
  const word = { ...documentOf({}), internal: { type: "LocaleDocument" } } as Node;
  expect((await createFrom(word, "company.json")).actions.createNode).not.toHaveBeenCalled();
  const stray = await createFrom(documentOf({ id: "x" }), "stray.json");
  expect(stray.actions.createNode).not.toHaveBeenCalled();
});
