import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { allContentFiles, type ContentFile } from "../contentFiles";
import { type Issue, type Path, say } from "./issue";
import { readJson, type JsonFile } from "./readJson";
import { fieldsOf, type SchemaField } from "./schemaTree";

/** One object of the content: a whole file, or one entry of a file that holds a list. */
export interface Entry {
  file: string;
  /** Where the object stands in its file: empty, or its position in the list. */
  at: Path;
  kind: ContentFile["kind"];
  type: ContentFile["type"];
  schema: ContentFile["schema"];
  value: unknown;
  fields: SchemaField[];
}

export interface RawContent {
  entries: Entry[];
  issues: Issue[];
  /** Types with an unreadable file: references to them are not reported as unknown. */
  unread: Set<Entry["type"]>;
}

/** Pictures live here; they are checked where a JSON file names them. */
const pictureFolder = "images";

/** Names in a folder, without the hidden ones that systems and editors leave behind. */
export function visibleNames(root: string, folder: string) {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));
}

function unexpectedFiles(root: string): Issue[] {
  const known = new Set([...allContentFiles.map(({ path: name }) => name), pictureFolder]);
  return visibleNames(root, "content")
    .filter(({ name }) => !known.has(name))
    .map((entry) => ({
      file: `content/${entry.name}`,
      at: "",
      message: say("unexpectedInContent", {
        kind: say(entry.isDirectory() ? "folder" : "file"),
        folder: `content/${pictureFolder}`,
      }),
    }));
}

function folderFiles(root: string, folder: string, issues: Issue[]): string[] {
  const names = visibleNames(root, folder);
  for (const entry of names.filter(({ name }) => !name.endsWith(".json"))) {
    const kind = say(entry.isDirectory() ? "folder" : "file");
    const message = say("unexpectedInFolder", { kind });
    issues.push({ file: `${folder}/${entry.name}`, at: "", message });
  }
  return names.map(({ name }) => `${folder}/${name}`).filter((name) => name.endsWith(".json"));
}

function entriesOf({ value }: JsonFile, file: string, content: ContentFile): Entry[] {
  const { kind, type, schema } = content;
  const entry = (at: Path, one: unknown): Entry => {
    return { kind, type, schema, file, at, value: one, fields: fieldsOf(schema, one) };
  };
  return kind === "list" && Array.isArray(value)
    ? value.map((item: unknown, index) => entry([index], item))
    : [entry([], value)];
}

/** Reads everything under content/ of a project. Never throws for what a file holds. */
export function loadContent(root: string): RawContent {
  const issues = unexpectedFiles(root);
  const entries: Entry[] = [];
  const unread = new Set<Entry["type"]>();

  for (const content of allContentFiles) {
    const { path: name, kind, type } = content;
    const source = `content/${name}`;
    const files = kind === "folder" ? folderFiles(root, source, issues) : [source];
    for (const file of files) {
      const json = readJson(root, file);
      issues.push(...json.issues);
      if (json.value === undefined) unread.add(type);
      else if (kind === "list" && !Array.isArray(json.value)) {
        unread.add(type);
        issues.push({ file, at: "", message: say("noList") });
      } else entries.push(...entriesOf(json, file, content));
    }
  }
  return { entries, issues, unread };
}
