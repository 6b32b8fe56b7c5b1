/** Turns the JSON files under content/ into the business types of the GraphQL layer. */
import { isDeepStrictEqual } from "node:util";
import type { CreateNodeArgs, Node, NodeInput } from "gatsby";
import { contentFiles } from "./model";

const documentType = "ContentDocument";
const localeDocumentType = "LocaleDocument";

interface FileNode extends Node {
  sourceInstanceName: string;
  relativePath: string;
}

/** The node type gatsby-transformer-json gives a JSON file: one for content, one for locales. */
export function contentDocumentType({ node }: { node: Node }): string {
  return (node as FileNode).sourceInstanceName === "content" ? documentType : localeDocumentType;
}

/** Which type of the model a path below content/ holds, if any. */
export function contentEntry(relativePath: string) {
  const name = relativePath.split("/")[0] ?? "";
  return Object.hasOwn(contentFiles, name)
    ? contentFiles[name as keyof typeof contentFiles]
    : undefined;
}

/**
 * gatsby-transformer-json gives every object a generated id. The site speaks of `service(id:
 * {eq: "erp"})`, so each document becomes the source of a node of its business type whose id is
 * the one written in the file.
 */
export async function createContentNode({
  node,
  actions,
  getNode,
  createNodeId,
  createContentDigest,
  loadNodeContent,
}: CreateNodeArgs): Promise<void> {
  if (node.internal.type !== documentType || !node.parent) return;
  const file = getNode(node.parent) as FileNode;
  const entry = contentEntry(file.relativePath);
  // The content check, which runs first, names files that belong to no type.
  if (!entry) return;

  const {
    id: _id,
    jsonId,
    parent: _parent,
    children: _children,
    internal: _internal,
    ...fields
  } = node;
  const order = entry.kind === "list" ? await positionInFile() : undefined;
  const input: NodeInput = {
    ...fields,
    ...(order === undefined ? {} : { order }),
    id: nodeId(),
    parent: node.id,
    children: [],
    internal: { type: entry.type, contentDigest: createContentDigest({ fields, jsonId, order }) },
  };
  await actions.createNode(input);
  // With the link Gatsby removes the node when its file changes or goes while it is developing.
  actions.createParentChildLink({ parent: node, child: input });

  function nodeId(): string {
    if (typeof jsonId === "string") return jsonId;
    return entry?.kind === "one" ? entry.type : createNodeId(`${node.id} >>> ${entry?.type}`);
  }

  async function positionInFile(): Promise<number> {
    const entries = JSON.parse(await loadNodeContent(file)) as Record<string, unknown>[];
    return entries.findIndex(({ id, ...rest }) => id === jsonId && isDeepStrictEqual(rest, fields));
  }
}
