/** The files in which text editors find the schemas of content/. */
import { formatJson } from "../check/formatting";
import { allContentFiles } from "../contentFiles";
import { fileSchema } from "./jsonSchema";

const folder = "content/.schemas";

/** The schemas, and the settings that tell VS Code which files they are for, by path. */
export function schemaFiles(): Record<string, string> {
  const schemas = allContentFiles.map((file) => ({
    path: `${folder}/${file.name}.json`,
    file: file.kind === "folder" ? `content/${file.path}/*.json` : `content/${file.path}`,
    schema: fileSchema(file),
  }));
  const settings = {
    "json.schemas": schemas.map(({ path, file }) => ({
      fileMatch: [`/${file}`],
      url: `./${path}`,
    })),
  };
  return {
    ...Object.fromEntries(schemas.map(({ path, schema }) => [path, formatJson(schema)])),
    ".vscode/settings.json": formatJson(settings),
  };
}
