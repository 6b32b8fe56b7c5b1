/** @jest-environment node */
import type { CreatePagesArgs, Node } from "gatsby";
import {
  contentDocumentType,
  contentEntry,
  rerunCreatePagesIfSourcesChanged,
  updateContentNodes,
} from "./contentNodes";
import { isContentValid } from "./validContent";

jest.mock("./validContent", () => ({ isContentValid: jest.fn(() => Promise.resolve(true)) }));

/** A document as gatsby-transformer-json makes it of an entry: with an id of its own. */
function documentOf(entry: { id?: string } & Record<string, unknown>, id = "generated") {
  return {
    ...entry,
    id,
    ...(entry.id ? { jsonId: entry.id } : {}),
    parent: "file",
    children: [],
    internal: { type: "ContentDocument" },
  } as unknown as Node;
}

/** Makes what a document is the source of; without a path its file is gone. */
async function createFrom(node: Node, relativePath?: string, fileText = "") {
  const actions = { createNode: jest.fn<undefined, [Node]>(), createParentChildLink: jest.fn() };
  await updateContentNodes({
    actions,
    getNode: () => relativePath && { id: "file", relativePath },
    getNodesByType: (type: string) => (type === node.internal.type ? [node] : []),
    createNodeId: (seed: string) => `made of ${seed}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    loadNodeContent: () => Promise.resolve(fileText),
  } as unknown as CreatePagesArgs);
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

test("is no child of its document, which would take it along when the file moves", async () => {
  const { actions, created } = await createFrom(documentOf({ id: "erp" }), "services/erp.json");
  expect(actions.createParentChildLink).not.toHaveBeenCalled();
  expect(created?.parent).toBe("generated");
});

test("changes its digest with its document, so that Gatsby notes where it comes from now", async () => {
  const digest = async (document: string) =>
    (await createFrom(documentOf({ id: "erp" }, document), "services/erp.json")).created?.internal
      .contentDigest;
  expect(await digest("before")).not.toBe(await digest("after"));
  expect(await digest("before")).toBe(await digest("before"));
});

test("numbers the entries of a list as they stand in the file", async () => {
  const entries = [
    { id: "sales", title: { en: "Sales" } },
    { id: "inventory", title: { en: "Inventory" } },
  ];
  const text = JSON.stringify(entries);
  const positions = entries.map(async (entry) => {
    const { created } = await createFrom(documentOf(entry), "erp-modules.json", text);
    return created;
  });
  expect(await Promise.all(positions)).toMatchObject([
    { id: "sales", order: 0 },
    { id: "inventory", order: 1 },
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
    (await createFrom(documentOf(first), "erp-modules.json", JSON.stringify(file))).created
      ?.internal.contentDigest;
  expect(await digest([first, second])).not.toBe(await digest([second, first]));
});

test("makes nothing of files the model does not know, nor of those that are gone", async () => {
  const document = documentOf({ id: "x" });
  expect((await createFrom(document, "stray.json")).actions.createNode).not.toHaveBeenCalled();
  expect((await createFrom(document)).actions.createNode).not.toHaveBeenCalled();
});

/** Which nodes are deleted of those that are there, beside documents that are there. */
async function orphansAmong(nodes: Node[], documents: Node[]): Promise<string[]> {
  const deleteNode = jest.fn<undefined, [Node]>();
  await updateContentNodes({
    actions: { deleteNode },
    createNodeId: (seed: string) => `made of ${seed}`,
    getNode: (id: string) => documents.find((document) => document.id === id),
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
  } as unknown as CreatePagesArgs);
  return deleteNode.mock.calls.map(([{ id }]) => id);
}

async function nodesFrom(documents: Node[], relativePath: string, entries: object[] = []) {
  const created = documents.map(async (document) => {
    const result = await createFrom(document, relativePath, JSON.stringify(entries));
    return result.created!;
  });
  return Promise.all(created);
}

test("what still has its document stays", async () => {
  const services = [documentOf({ id: "erp" }, "one"), documentOf({ id: "api" }, "two")];
  const redirects = [documentOf({ from: "/old/" }, "three")];
  const company = [documentOf({ name: "FTS" }, "four")];
  const nodes = [
    ...(await nodesFrom(services, "services/any.json")),
    ...(await nodesFrom(redirects, "redirects.json", [{ from: "/old/" }])),
    ...(await nodesFrom(company, "company.json")),
  ];
  expect(nodes).toHaveLength(4);
  expect(await orphansAmong(nodes, [...services, ...redirects, ...company])).toEqual([]);
});

test("what has lost its document goes", async () => {
  const [erp, api] = [documentOf({ id: "erp" }, "one"), documentOf({ id: "api" }, "two")];
  const nodes = await nodesFrom([erp, api], "services/any.json");
  expect(await orphansAmong(nodes, [api])).toEqual(["erp"]);
});

test("what its document is no longer the source of goes", async () => {
  const nodes = await nodesFrom([documentOf({ id: "sales" }, "first")], "erp-modules.json", [
    { id: "sales" },
  ]);
  expect(await orphansAmong(nodes, [documentOf({ id: "selling" }, "first")])).toEqual(["sales"]);
});

test("has the pages made again if a file has changed while they were made, and only then", async () => {
  const file = (id: string, sourceInstanceName: string, contentDigest = "before") =>
    ({ id, sourceInstanceName, internal: { type: "File", contentDigest } }) as unknown as Node;
  let files = [file("one", "content"), file("two", "content"), file("words", "locales")];
  const touchNode = jest.fn();
  const made = () =>
    updateContentNodes({
      actions: { touchNode },
      getNodesByType: (type: string) => (type === "File" ? files : []),
    } as unknown as CreatePagesArgs);

  await made();
  rerunCreatePagesIfSourcesChanged();
  files = [file("one", "content"), file("two", "content"), file("words", "locales", "after")];
  rerunCreatePagesIfSourcesChanged();
  expect(touchNode).not.toHaveBeenCalled();

  files = [file("one", "content", "after"), file("two", "content")];
  rerunCreatePagesIfSourcesChanged();
  expect(touchNode).toHaveBeenCalledTimes(1);
  await made();
  rerunCreatePagesIfSourcesChanged();
  expect(touchNode).toHaveBeenCalledTimes(1);
  files = [file("one", "content", "after")];
  rerunCreatePagesIfSourcesChanged();
  expect(touchNode).toHaveBeenCalledTimes(2);
});

test("has the pages made again if a document has come while they were made", async () => {
  const documents: Node[] = [];
  const touchNode = jest.fn();
  const args = {
    actions: { touchNode },
    getNode: () => undefined,
    getNodesByType: (type: string) =>
      type === "ContentDocument" ? documents : type === "File" ? [documentOf({}, "file")] : [],
  } as unknown as CreatePagesArgs;
  await updateContentNodes(args);
  documents.push(documentOf({ id: "late" }));
  rerunCreatePagesIfSourcesChanged();
  expect(touchNode).toHaveBeenCalledTimes(1);
});

test("while the site runs, content with issues waits until they are corrected", async () => {
  const document = documentOf({ id: "erp", order: 20 }, "one");
  const before = await nodesFrom([documentOf({ id: "api" }, "gone")], "services/api.json");
  jest.mocked(isContentValid).mockResolvedValue(false);

  const { actions } = await createFrom(document, "services/erp.json");
  expect(actions.createNode).not.toHaveBeenCalled();
  expect(await orphansAmong(before, [document])).toEqual([]);

  jest.mocked(isContentValid).mockResolvedValue(true);
  const { created } = await createFrom(document, "services/erp.json");
  expect(created).toMatchObject({ id: "erp", order: 20 });
});
