/** Which files of content/ each page is made of, for the date of its last change. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { contentFiles } from "../model";
import { isFixedRoute, pageTypes } from "../pages";

/** What pages show besides their own words: the lists and facts in their main part. */
const shown: Readonly<Record<string, readonly string[]>> = {
  HomePage: ["company.json", "services", "erp-modules.json", "projects"],
  AboutPage: ["company.json"],
  InvestmentPage: ["company.json"],
  ContactPage: ["company.json"],
  ServicesPage: ["services"],
};

/** A file of content/, or every file of a folder there; names relative to the root. */
function expand(root: string, name: string): string[] {
  const path = join("content", name);
  if (name.endsWith(".json")) return [path];
  return readdirSync(join(root, path)).map((file) => join(path, file));
}

/** The pictures that a file of content/ names. */
function picturesIn(root: string, file: string): string[] {
  const pictures: string[] = [];
  JSON.parse(readFileSync(join(root, file), "utf8"), (key, value: unknown) => {
    if (key === "src" && typeof value === "string") pictures.push(join(file, "..", value));
    return value;
  });
  return pictures;
}

const withPictures = (root: string, files: readonly string[]) => [
  ...new Set(files.flatMap((file) => [file, ...picturesIn(root, file)])),
];

interface ServiceFile {
  id: string;
  path: string;
}

/** The files of a service: its own, and the modules where some belong to it. */
function serviceSources(root: string, file: string): string[] {
  const modules = join("content", "erp-modules.json");
  const entries = JSON.parse(readFileSync(join(root, modules), "utf8")) as { service: string }[];
  const id = basename(file, ".json");
  return entries.some(({ service }) => service === id) ? [file, modules] : [file];
}

/**
 * The files of content/ that the page with this path (without language prefix) is made of, with the
 * pictures they name. Empty for a path that no content belongs to.
 */
export function sourcesOf(root: string, route: string): string[] {
  if (isFixedRoute(route)) {
    const type = pageTypes[route];
    const own = Object.entries(contentFiles).find(([, entry]) => entry.type === type);
    const names = [...(own ? [own[0]] : []), ...(shown[type] ?? [])];
    return withPictures(
      root,
      names.flatMap((name) => expand(root, name)),
    );
  }
  const service = expand(root, "services").find((file) => {
    const { path } = JSON.parse(readFileSync(join(root, file), "utf8")) as ServiceFile;
    return path === route;
  });
  return service === undefined ? [] : withPictures(root, serviceSources(root, service));
}
