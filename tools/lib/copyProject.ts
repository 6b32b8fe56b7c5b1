import { existsSync } from "node:fs";
import { cp, readdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const project = join(__dirname, "../..");
const pictures = join("content", "images");

/** What Gatsby reads of the project. */
const sources = [
  "content",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "locales",
  "package.json",
  "postcss.config.js",
  "src",
  "static",
  "tsconfig.json",
];

/**
 * Copies the project's sources to a folder that is empty or holds an earlier copy, with the same
 * packages and with small pictures.
 * Gatsby writes to .cache and public of the folder it runs in: in a copy it disturbs
 * neither the built site nor a build that is under way.
 */
export async function copyProject(target: string): Promise<void> {
  const isPicture = (path: string) => path.startsWith(join(project, pictures));
  for (const source of sources) {
    await rm(join(target, source), { recursive: true, force: true });
    await cp(join(project, source), join(target, source), {
      recursive: true,
      filter: (path) => !isPicture(path),
    });
  }
  const packages = join(target, "node_modules");
  if (!existsSync(packages)) await symlink(join(project, "node_modules"), packages, "junction");
  await copySmallPictures(target);
}

async function copySmallPictures(target: string): Promise<void> {
  await cp(join(project, pictures), join(target, pictures), { recursive: true });
  const files = await readdir(join(project, pictures), { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!/\.(avif|jpe?g|png|webp)$/i.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    await sharp(path).resize({ width: 64 }).toFile(path.replace(project, target));
  }
}
