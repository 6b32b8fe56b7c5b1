/**
 * The configuration of the editor (Sveltia CMS), made from the model: a new field of the model is a
 * new field of the editor.
 */
import type { CmsConfig, Collection, CollectionFile } from "@sveltia/cms";
import type { Language } from "../../i18n/languages";
import { editedContentFiles, type allContentFiles } from "../contentFiles";
import { factTokens } from "../tokens";
import { editorWords, type Translate } from "./editorWords";
import { entriesField, fieldsOf, resolveRef } from "./fields";
import { objectSchema, type FieldSchema } from "./jsonSchema";
import { labelOf } from "./labels";
import type { FieldContext } from "./simpleFields";

type File = (typeof allContentFiles)[number];

interface ConfigContext {
  language: Language;
  translate: Translate;
  tokens: readonly string[];
}

function contextOf(file: File, words: ConfigContext): FieldContext & { schema: FieldSchema } {
  const schema = objectSchema(file);
  const definitions = schema.$defs ?? {};
  const context = { ...words, definitions, file: file.name, path: [] };
  return { ...context, schema: resolveRef(schema, context) };
}

/**
 * The folder of a file's pictures, and its path as the file writes it. Set per file, not per field,
 * because the editor confuses fields of the same name in different collections.
 */
function picturesOf({ kind, path }: File) {
  return kind === "folder"
    ? { media_folder: `/content/images/${path}`, public_folder: `../images/${path}` }
    : { media_folder: "/content/images", public_folder: "./images" };
}

function collectionFile(file: File, words: ConfigContext): CollectionFile {
  const { translate } = words;
  const { schema, ...context } = contextOf(file, words);
  const label = translate(labelOf(file.path.replace(/\.json$/, "")));
  const list = { name: "entries", label };
  const fields =
    file.kind === "list"
      ? [
          {
            ...entriesField(list, schema, context),
            hint: translate(schema.description ?? ""),
            root: true,
          },
        ]
      : fieldsOf(schema, context);
  const path = `content/${file.path}`;
  return { name: file.name, label, file: path, format: "json", ...picturesOf(file), fields };
}

function folderCollection(file: File, words: ConfigContext): Collection {
  const { language, translate } = words;
  const { schema, ...context } = contextOf(file, words);
  return {
    name: file.name,
    label: translate(labelOf(file.path)),
    label_singular: translate(labelOf(file.type)),
    description: translate(schema.description ?? ""),
    folder: `content/${file.path}`,
    ...picturesOf(file),
    extension: "json",
    format: "json",
    identifier_field: "id",
    slug: "{{fields.id}}",
    summary: `{{fields.title.${language}}}`,
    sortable_fields: { fields: ["order", "id"], default: { field: "order" } },
    fields: fieldsOf(schema, context),
  };
}

/** The entry that a file is in the editor, as in its address: `services/erp`, `pages/home`. */
export function entryOf({ kind, name, route }: File, id: string): string {
  if (kind === "folder") return `${name}/${id}`;
  return `${route === undefined ? "facts" : "pages"}/${name}`;
}

/** The tokens of a content whose claims have their usual ids. */
const usualTokens = [...factTokens, "projects", "years", "satisfaction"];

/**
 * The editor's configuration in a language, without a place to save to.
 * @param tokens the names that texts may hold in braces
 */
export function editorConfig(
  language: Language,
  translate: Translate = editorWords(language),
  tokens: readonly string[] = usualTokens,
): CmsConfig {
  const words = { language, translate, tokens };
  const folders = editedContentFiles.filter(({ kind }) => kind === "folder");
  const files = (isPage: boolean) =>
    editedContentFiles
      .filter(({ kind, route }) => kind !== "folder" && (route !== undefined) === isPage)
      .map((file) => collectionFile(file, words));
  return {
    load_config_file: false,
    backend: { name: "github", repo: "local/website", branch: "main" },
    app_title: translate("Content of the website"),
    media_folder: "content/images",
    public_folder: "/content/images",
    // Pictures of the editor's own machine only: others are asked of hosts that it may not reach.
    media_libraries: { stock_assets: false },
    editor: { preview: false },
    collections: [
      ...folders.map((file) => folderCollection(file, words)),
      { name: "pages", label: translate("Pages"), files: files(true) },
      { name: "facts", label: translate("Facts and lists"), files: files(false) },
    ],
    output: {
      omit_empty_optional_fields: true,
      json: { indent_style: "space", indent_size: 2 },
    },
  };
}
