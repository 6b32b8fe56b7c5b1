/** The gallery: every section and component as its tests leave it, on pages of their own. */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { parse } from "postcss";
import sharp from "sharp";
import { languageCodes, languages, type Language } from "../../src/i18n/languages";
import type { State } from "../../testing/keepStates";

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const schemes = ["dark", "light"] as const;

/** The style sheets of the built site, that of all pages before those that refine it. */
function styleSheets(site: string): string[] {
  const isOfAll = (file: string) => Number(file.startsWith("app."));
  return readdirSync(site)
    .filter((file) => file.endsWith(".css"))
    .sort((one, other) => isOfAll(other) - isOfAll(one));
}

/** What the class names of a CSS Module begin with: `Header-`, see gatsby-config.ts. */
const classPrefix = (file: string) => `${basename(file, ".module.css")}-`;

/** The CSS Modules that the build omits because no content uses them, compiled as a build would. */
function stylesLeftOut(root: string, built: string): string {
  const source = join(root, "src");
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css") && !built.includes(`.${classPrefix(file)}`))
    .map((file) => {
      const path = join(source, file);
      const styles = parse(readFileSync(path, "utf8"));
      styles.walkRules((rule) => {
        rule.selector = rule.selector.replace(
          /:global\(([^)]*)\)|\.([\w-]+)/g,
          (_, global: string | undefined, name: string) => global ?? `.${classPrefix(file)}${name}`,
        );
      });
      return styles.toString();
    })
    .join("");
}

/** The states that the component tests kept in a folder, in the order of their files. */
export function readStates(folder: string): State[] {
  return readdirSync(folder)
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as State);
}

/** The name of the style sheet for what the build leaves out. */
const leftOut = "left-out.css";

/** The logo, by the name that tests know it by as well. */
const logo = "favicon.svg";

/** Style sheets that give nothing a look of its own. */
const unseen = ["SchemePicture", "PageParts"];

/** Sections and components whose styles no state in a language shows, each as `<file> (<language>)`. */
export function notShown(root: string, states: readonly State[]): string[] {
  return ["components", "sections"].flatMap((folder) =>
    readdirSync(join(root, "src", folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".module.css"))
      .filter((file) => !unseen.some((name) => file.endsWith(`${name}.module.css`)))
      .flatMap((file) => {
        const used = new RegExp(`class="([^"]* )?${classPrefix(file)}`);
        return languageCodes
          .filter(
            (code) => !states.some(({ language, html }) => language === code && used.test(html)),
          )
          .map((code) => `src/${folder}/${file} (${code})`);
      }),
  );
}

function statePage({ html }: State, language: Language, scheme: string, styles: string[]): string {
  const { hrefLang, dir } = languages[language];
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join("");
  return `<!doctype html><html lang="${hrefLang}" dir="${dir}" class="js" data-whole data-mantine-color-scheme="${scheme}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${links}<body><main>${html}</main>`;
}

function overview(states: readonly (State & { page: string })[], here: string): string {
  const others = languageCodes
    .flatMap((code) => schemes.map((scheme) => `${code}-${scheme}`))
    .map((name) => (name === here ? `<b>${name}</b>` : `<a href="${name}.html">${name}</a>`));
  const files = [...new Set(states.map(({ file }) => file))];
  const parts = files.map((file) => {
    const own = states
      .filter((state) => state.file === file)
      .map(
        ({ test, page }) =>
          `<h3>${escapeHtml(test)} <a href="${page}">alone</a></h3><iframe loading="lazy" src="${page}" title="${escapeHtml(test)}"></iframe>`,
      );
    return `<h2>${file}</h2>${own.join("")}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery, ${here}</title><style>body{font:1rem/1.5 sans-serif;margin:2rem}iframe{width:100%;height:30rem;border:1px solid;resize:both}</style><h1>Gallery</h1><nav>${others.join(" · ")}</nav>${parts.join("")}`;
}

/**
 * Writes the gallery into a folder: an overview per language and colour scheme, and a page for every
 * state, so that what is fixed to the window keeps to its own.
 * @param root the project, of whose built site it uses the styles, fonts and icons
 */
export async function writeGallery(
  folder: string,
  root: string,
  states: readonly State[],
): Promise<void> {
  const site = join(root, "public");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const built = styleSheets(site);
  for (const file of [...built, logo]) cpSync(join(site, file), join(folder, file));
  const css = built.map((file) => readFileSync(join(site, file), "utf8")).join("");
  writeFileSync(join(folder, leftOut), stylesLeftOut(root, css));
  const styles = [...built, leftOut];
  symlinkSync(join(site, "static"), join(folder, "static"));
  // The picture of testing/samples.ts.
  const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#665c4d" } });
  for (const kind of ["jpg", "avif"]) await photo.clone().toFile(join(folder, `photo.${kind}`));
  for (const language of languageCodes) {
    const own = states.filter((state) => state.language === language);
    for (const scheme of schemes) {
      const name = `${language}-${scheme}`;
      const pages = own.map((state, index) => ({ ...state, page: `${name}-${index}.html` }));
      for (const state of pages) {
        writeFileSync(join(folder, state.page), statePage(state, language, scheme, styles));
      }
      writeFileSync(join(folder, `${name}.html`), overview(pages, name));
    }
  }
}
