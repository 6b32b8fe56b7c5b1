/**
 * gatsby-transformer-json (5.16) and gatsby-plugin-react-i18next (3.0) report a file that is not JSON
 * with a stack trace of their own. The content check names such a file with line and remedy, so they
 * are not given it. Remove when they leave such a file out themselves.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Node } from "gatsby";
import { assertPatchApplies } from "./assertPatchApplies";

export const readers = ["gatsby-transformer-json", "gatsby-plugin-react-i18next"] as const;

interface Reader {
  onCreateNode?: unknown;
  /** Whether the plugin receives a node. Without this function it receives all. */
  shouldOnCreateNode?: (args: { node: Node }) => boolean;
}

function isReadable({ absolutePath, internal }: Node): boolean {
  if (internal.mediaType !== "application/json") return true;
  try {
    JSON.parse(readFileSync(absolutePath as string, "utf8"));
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the plugins leave out files that are not JSON.
 * @throws if a plugin no longer has onCreateNode
 */
export function leaveOutUnreadableJson(root: string): void {
  const require = createRequire(join(root, "package.json"));
  for (const name of readers) {
    const plugin = require(`${name}/gatsby-node`) as Reader;
    const { onCreateNode, shouldOnCreateNode = () => true } = plugin;
    assertPatchApplies(
      onCreateNode !== undefined,
      { name: "unreadableJson", packageName: name },
      "onCreateNode",
    );
    plugin.shouldOnCreateNode = (args) => shouldOnCreateNode(args) && isReadable(args.node);
  }
}
