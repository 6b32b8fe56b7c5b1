import type { z } from "zod";
import { formatIssue, sortIssues } from "./check/issue";
import { loadContent } from "./check/loadContent";
import { schemaIssues } from "./check/schemaIssues";
import { allContentFiles, type ContentFiles } from "./contentFiles";
import type { InLanguage } from "./localize";
import { withReadableHosts } from "./readableHost";

/** Everything under content/, by the names of contentFiles. */
export type Content = {
  [Name in keyof ContentFiles]: ContentFiles[Name]["kind"] extends "one"
    ? z.infer<ContentFiles[Name]["schema"]>
    : z.infer<ContentFiles[Name]["schema"]>[];
};

/** The content in one language. */
export type LocalizedContent = InLanguage<Content>;

const orderOf = (value: unknown) => (value as { order: number }).order;

/**
 * Reads everything under content/ of a project: lists in the order of their file, folders in the
 * order that their entries name.
 * @returns objects that are not to be changed: as long as their files stay, all callers get the same
 * @throws when a file cannot be read or has the wrong shape, with every error.
 */
export function readContent(root: string): Content {
  const { entries, issues } = loadContent(root);
  const errors = sortIssues([...issues, ...entries.flatMap(schemaIssues)]);
  if (errors.length > 0) throw new Error(errors.map(formatIssue).join("\n"));
  const content = allContentFiles.map(({ name, kind, type }) => {
    const values = entries.filter((entry) => entry.type === type).map(({ value }) => value);
    if (kind === "one") return [name, withReadableHosts(type, values[0])];
    if (kind === "folder") values.sort((a, b) => orderOf(a) - orderOf(b));
    return [name, values];
  });
  return Object.fromEntries(content) as Content;
}
