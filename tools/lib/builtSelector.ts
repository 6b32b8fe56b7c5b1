import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { className } from "../../src/theme/classNames";

const root = join(__dirname, "../../src");

/** The CSS Modules by the names of their components. */
const modules = new Map(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => [basename(file, ".module.css"), join(root, file)]),
);

/**
 * A selector with the class names of the built site, `.Header-link` for the class `link` of
 * `Header.module.css`.
 * @throws if there is no such file or class.
 */
export function builtSelector(selector: string): string {
  return selector.replace(/\.([A-Z]\w+)-([\w-]+)/g, (_, name: string, local: string) => {
    const file = modules.get(name);
    if (file === undefined) throw new Error(`There is no ${name}.module.css.`);
    return `.${className(file, local)}`;
  });
}
