/**
 * The layers of the code and what each may import. Imports go down the list only, so that words
 * and facts flow from content/ to a page and nothing flows back. `npm run check:imports` draws them
 * in docs/architecture.md.
 */
const layer = (type, pattern) => ({ type, pattern: [`${pattern}/**`], mode: "full" });

export const layers = [
  layer("content-files", "content"),
  layer("words", "locales"),
  { type: "page", pattern: ["src/pages/**", "src/templates/**"], mode: "full" },
  { type: "section", pattern: ["src/sections/*/**"], mode: "full", capture: ["name"] },
  layer("component", "src/components"),
  layer("theme", "src/theme"),
  layer("editor-build", "src/content/editor/build"),
  layer("content", "src/content"),
  layer("build", "src/gatsby"),
  layer("hosting-build", "src/hosting/build"),
  layer("hosting", "src/hosting"),
  layer("i18n-build", "src/i18n/build"),
  layer("i18n", "src/i18n"),
  layer("app", "src/app"),
  layer("startup", "src/startup"),
  layer("seo-build", "src/seo/build"),
  layer("seo", "src/seo"),
  layer("search-build", "src/search/build"),
  layer("search", "src/search"),
  layer("assistant-build", "src/assistant/build"),
  layer("assistant", "src/assistant"),
  layer("analytics", "src/analytics"),
  layer("contact-store", "src/contact/store"),
  layer("contact-mail", "src/contact/mail"),
  layer("contact-endpoint", "src/contact/endpoint"),
  layer("contact", "src/contact"),
  layer("function", "src/api"),
  layer("server", "server"),
  layer("tool", "tools"),
  layer("testing", "testing"),
  layer("bench", "bench"),
  layer("artwork", "artwork"),
  layer("browser-test", "e2e"),
  { type: "root", pattern: ["*.{ts,tsx,mjs,js}", "src/*.tsx"], mode: "full" },
];

const everything = layers.map(({ type }) => type);
const allBut = (...types) => everything.filter((type) => !types.includes(type));

/** For each layer the layers it may import, besides itself. */
const below = {
  page: ["section", "component", "theme", "i18n", "seo", "search", "contact"],
  section: ["component", "theme", "i18n", "seo", "search", "contact"],
  component: ["theme", "i18n", "search"],
  theme: ["i18n"],
  i18n: ["words"],
  app: ["section", "component", "theme", "i18n", "seo", "assistant", "analytics", "startup"],
  startup: ["i18n"],
  hosting: ["i18n"],
  seo: ["i18n"],
  search: ["i18n"],
  assistant: ["component", "theme", "i18n", "search", "contact", "words"],
  analytics: ["i18n", "words"],
  contact: ["i18n"],
  // The store knows nothing of how messages are sent or received.
  "contact-store": ["contact", "i18n"],
  "contact-mail": ["contact-store", "contact"],
  "contact-endpoint": ["contact-mail", "contact-store", "contact", "i18n"],
  function: ["contact-endpoint", "contact", "i18n"],
  content: ["seo", "contact", "i18n"],
  // What a domain does at build time, which the browser never loads.
  "i18n-build": ["i18n", "words"],
  "hosting-build": ["hosting", "i18n"],
  "editor-build": ["content", "hosting-build", "hosting", "i18n"],
  "seo-build": ["content", "hosting-build", "hosting", "seo", "i18n"],
  "search-build": ["content", "search", "i18n"],
  "assistant-build": ["content", "assistant", "contact", "i18n-build", "i18n"],
  build: [
    ...[
      "assistant-build",
      "search-build",
      "seo-build",
      "editor-build",
      "hosting-build",
      "i18n-build",
    ],
    ...["content", "startup", "theme", "hosting", "seo", "search", "i18n"],
  ],
  server: ["hosting", "contact-endpoint", "contact", "i18n"],
  root: ["app", "theme", "build", "assistant-build", "seo-build", "i18n", "tool", "testing"],
  tool: allBut("browser-test", "bench"),
  testing: allBut("browser-test", "bench", "tool"),
  bench: allBut("browser-test"),
  artwork: allBut("browser-test"),
  "browser-test": everything,
};

/** Rules for eslint-plugin-boundaries. */
export const importRules = [
  ...Object.entries(below).map(([from, to]) => ({
    from: [from],
    // A section may use its own files, never those of another section.
    allow: from === "section" ? [...to, ["section", { name: "${from.name}" }]] : [from, ...to],
  })),
  // Types vanish in the bundle: the content model may name what a section receives.
  { from: ["*"], allow: ["content"], importKind: "type" },
];

const folderOf = (glob) => glob.slice(0, glob.indexOf("*"));

/** The folders of a layer; the layer of single files has its type for a name. */
export const namesOf = ({ type, pattern }) => pattern.map((glob) => folderOf(glob) || type);

/** The layer of a file, by its path from the root of the project. */
export const layerOf = (path) =>
  layers.find(({ pattern }) =>
    pattern
      .map(folderOf)
      .some((folder) => (folder ? path.startsWith(folder) : !path.includes("/"))),
  )?.type;
