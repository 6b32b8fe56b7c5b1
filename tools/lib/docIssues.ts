import { readdirSync } from "node:fs";
import { dirname, join, normalize, posix, relative, sep } from "node:path";

/** What documents may refer to. */
export interface ProjectFiles {
  /** Every file and folder, relative to the root, with slashes; folders without one at the end. */
  paths: ReadonlySet<string>;
  /** The scripts of package.json. */
  scripts: ReadonlySet<string>;
}

/** Not part of a clone: made by installing, building, testing and serving. */
const made = new Set([".git", ".cache", "node_modules", "public", "releases", "coverage", "data"]);

/** Lists the files and folders of the project. */
export function listPaths(root: string): Set<string> {
  const paths = new Set<string>();
  for (const top of readdirSync(root, { withFileTypes: true })) {
    if (made.has(top.name)) continue;
    paths.add(top.name);
    if (!top.isDirectory()) continue;
    for (const entry of readdirSync(join(root, top.name), {
      withFileTypes: true,
      recursive: true,
    })) {
      paths.add(relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
    }
  }
  return paths;
}

/** Whether a path is there; `<id>`, `*` and `…` stand for any name, `{a,b}` for either. */
function exists(path: string, { paths }: ProjectFiles): boolean {
  const clean = posix.normalize(path).replace(/\/$/, "");
  if (!/[<*…{]/.test(clean)) return paths.has(clean);
  const source = clean
    .replace(/[.+?^$()|[\]\\]/g, "\\$&")
    .replace(/\*\*|…/g, ".*")
    .replace(/<[^>]*>|(?<!\.)\*/g, "[^/]*")
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(",", "|")})`);
  const pattern = new RegExp(`^${source}$`);
  return [...paths].some((known) => pattern.test(known));
}

/** Whether something between backticks is a path into the project rather than other code. */
function isProjectPath(code: string, { paths }: ProjectFiles): boolean {
  if (!/^[\w@.<>*…{},/-]+$/.test(code) || code.startsWith("/")) return false;
  const [top = "", ...rest] = code.split("/");
  return rest.length > 0 && paths.has(top);
}

/** A file named without its folder, like `company.json`. */
const isFileName = (code: string) => /^[\w-][\w.-]*\.(tsx?|mjs|cjs|json|css|md)$/.test(code);

function issuesOfCode(code: string, project: ProjectFiles): string[] {
  const issues: string[] = [];
  for (const [command, name] of code.matchAll(/\bnpm run (?:-\S+ )*([\w:-]+)/g)) {
    if (name && !project.scripts.has(name))
      issues.push(`\`${command}\`: package.json has no such script`);
  }
  if (/\bnpm (start|test)\b/.test(code)) {
    const [, name = ""] = /\bnpm (start|test)\b/.exec(code) ?? [];
    if (!project.scripts.has(name)) issues.push(`\`npm ${name}\`: package.json has no such script`);
  }
  for (const word of code.split(/[\s"'()=]+/)) {
    const path = word.replace(/:\d+$/, "").replace(/[,.;:]$/, "");
    if (isProjectPath(path, project) && !exists(path, project)) {
      issues.push(`\`${path}\`: there is no such file`);
    }
  }
  if (isFileName(code) && ![...project.paths].some((path) => posix.basename(path) === code)) {
    issues.push(`\`${code}\`: there is no file of this name`);
  }
  return issues;
}

function issuesOfLink(target: string, file: string, project: ProjectFiles): string[] {
  const path = target.replace(/[#?].*$/, "");
  if (path === "" || /^[a-z]+:/i.test(path)) return [];
  const full = normalize(join(dirname(file), decodeURI(path)))
    .split(sep)
    .join("/");
  return exists(full, project) ? [] : [`(${target}): the link leads nowhere`];
}

/**
 * The files and commands that a document names and that do not exist: in links, between
 * backticks and in blocks of code that a shell reads.
 */
export function docIssues(markdown: string, file: string, project: ProjectFiles): string[] {
  const issues: string[] = [];
  const blocks = /^(?:`{3,})(\w*)[^\n]*\n([\s\S]*?)^`{3,}$/gm;
  for (const [, language = "", text = ""] of markdown.matchAll(blocks)) {
    if (!/^(sh|bash|shell|console|)$/.test(language)) continue;
    for (const line of text.split("\n")) issues.push(...issuesOfCode(line.trim(), project));
  }
  // What a guide has its reader write is not there yet.
  const prose = markdown.replace(blocks, "").replace(/new file `[^`]+`/g, "");
  for (const [, code = ""] of prose.matchAll(/`([^`\n]+)`/g))
    issues.push(...issuesOfCode(code, project));
  for (const [, target = ""] of prose.matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)) {
    issues.push(...issuesOfLink(target, file, project));
  }
  return issues;
}
