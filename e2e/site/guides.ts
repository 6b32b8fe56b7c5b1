/** Follows the guides for developers in a copy of the project, word for word. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface Block {
  /** The file or folder that the guide names last before the block. */
  file: string;
  text: string;
}

const guide = (name: string) => readFileSync(join("docs", `${name}.md`), "utf8");

/** The blocks of code of a guide's numbered steps. */
function blocksOf(markdown: string): Block[] {
  const [steps = ""] = markdown.split("\n## ");
  const blocks = steps.matchAll(/^( *)```(?:tsx?|json|css)\n([\s\S]*?)^\1```$/gm);
  return Array.from(blocks, ({ index, 1: indent = "", 2: text = "" }) => {
    const named = [...steps.slice(0, index).matchAll(/`((?:src|content|locales)\/[^`]*)`/g)];
    return {
      file: named.at(-1)?.[1] ?? "",
      text: text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    };
  });
}

/** Adds a block to a file below its first line, which is there; a new file is the block. */
function apply(file: string, text: string): void {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    return writeFileSync(file, text);
  }
  const [first = "", ...rest] = text.split(/(?<=\n)/);
  const [before, ...after] = readFileSync(file, "utf8").split(first);
  if (after.length === 0) throw new Error(`${file} has no line "${first.trim()}"`);
  writeFileSync(file, [before, first, rest.join(""), after.join(first)].join(""));
}

/** Adds the page, the field and the section of the guides to a project. */
export function followGuides(root: string): void {
  for (const { file, text } of ["add-a-page", "add-a-field", "add-a-section"]
    .map(guide)
    .flatMap(blocksOf)) {
    const path = join(root, file);
    const isFolder = existsSync(path) && statSync(path).isDirectory();
    const files = isFolder ? readdirSync(path).map((name) => join(path, name)) : [path];
    for (const each of files) apply(each, text);
  }
}
