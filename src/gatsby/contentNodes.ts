/** Turns the JSON files under content/ into the content nodes of the GraphQL layer. */
import { isDeepStrictEqual } from "node:util";
import type { CreatePagesArgs, Node, NodeInput } from "gatsby";
import { allContentFiles, type ContentFile } from "../content/contentFiles";
import { withReadableHosts } from "../content/readableHost";
import { isContentValid } from "./validContent";

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
export function contentEntry(relativePath: string): ContentFile | undefined {
  const [name] = relativePath.split("/");
  return allContentFiles.find(({ path }) => path === name);
}

/** The id of the content node that a document is the source of. */
function contentId(
  document: Node,
  { kind, type }: ContentFile,
  createNodeId: CreatePagesArgs["createNodeId"],
): string {
  if (typeof document.jsonId === "string") return document.jsonId;
  return kind === "one" ? type : createNodeId(`${document.id} >>> ${type}`);
}

/**
 * gatsby-transformer-json gives every object a generated id. The site speaks of `service(id:
 * {eq: "erp"})`, so each document becomes the source of a content node whose id is the one
 * written in the file.
 *
 * The node names its document as parent, but is no child of it: Gatsby deletes a document together
 * with its children, found by id, even if a node has another source by then. That happens whenever
 * a file moves, or the whole project does with a warm cache.
 */
async function createContentNode(
  document: Node,
  { actions, getNode, createNodeId, createContentDigest, loadNodeContent }: CreatePagesArgs,
): Promise<void> {
  const file = (document.parent && getNode(document.parent)) as FileNode | undefined;
  // Gone while other nodes were made, which takes its document along.
  if (!file) return;
  const entry = contentEntry(file.relativePath);
  // The content check, which runs first, names files that belong to no type.
  if (!entry) return;

  const {
    id,
    jsonId,
    parent: _parent,
    children: _children,
    internal: _internal,
    ...fields
  } = document;
  const order = entry.kind === "list" ? await positionInFile(file) : undefined;
  // With the document in its digest the node changes hands when another one becomes its source.
  const contentDigest = createContentDigest({ fields, jsonId, order, document: id });
  const input: NodeInput = {
    ...withReadableHosts(entry.type, fields),
    ...(order === undefined ? {} : { order }),
    id: contentId(document, entry, createNodeId),
    parent: id,
    children: [],
    internal: { type: entry.type, contentDigest },
  };
  await actions.createNode(input);

  async function positionInFile(source: FileNode): Promise<number> {
    const entries = JSON.parse(await loadNodeContent(source)) as Record<string, unknown>[];
    return entries.findIndex(
      ({ id: own, ...rest }) => own === jsonId && isDeepStrictEqual(rest, fields),
    );
  }
}

/** Deletes the content nodes whose document is gone or has become the source of another one. */
function deleteOrphanedNodes({
  actions,
  createNodeId,
  getNode,
  getNodesByType,
}: CreatePagesArgs): void {
  for (const entry of allContentFiles) {
    for (const node of getNodesByType(entry.type)) {
      const document = node.parent ? getNode(node.parent) : undefined;
      const isCurrent = document && contentId(document, entry, createNodeId) === node.id;
      if (!isCurrent) actions.deleteNode(node);
    }
  }
}

/** The last run of `updateContentNodes`, and the sources it read. */
let lastUpdate: { args: CreatePagesArgs; sources: string } | undefined;

/** Ids and content digests of all content files and documents. */
const sourcesOf = ({ getNodesByType }: CreatePagesArgs) =>
  (getNodesByType("File") as FileNode[])
    .filter(({ sourceInstanceName }) => sourceInstanceName === "content")
    .concat(getNodesByType(documentType) as FileNode[])
    .map(({ id, internal }) => `${id} ${internal.contentDigest}`)
    .join("\n");

/**
 * Makes Gatsby rerun `createPages` if a source has changed since the last run. Call it before queries
 * are extracted: Gatsby sources files that change while it creates pages, but reruns `createPages`
 * only after a mutation at this point.
 */
export function rerunCreatePagesIfSourcesChanged(): void {
  if (!lastUpdate || sourcesOf(lastUpdate.args) === lastUpdate.sources) return;
  const { actions, getNodesByType } = lastUpdate.args;
  const [file] = getNodesByType("File");
  if (file) actions.touchNode(file);
}

/**
 * Brings the content nodes up to date, unless the content has issues while developing. Runs before
 * pages are made, which is after every change of the content, in a build and while developing.
 *
 * Recreates every node on each run; Gatsby ignores unchanged ones. Creating them per document lost a
 * node when its file was replaced during sourcing.
 */
export async function updateContentNodes(args: CreatePagesArgs): Promise<void> {
  lastUpdate = { args, sources: sourcesOf(args) };
  if (!(await isContentValid(args.reporter))) return;
  for (const document of args.getNodesByType(documentType)) await createContentNode(document, args);
  deleteOrphanedNodes(args);
}
