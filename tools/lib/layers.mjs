/**
 * The rooms of the code and what each may import. Imports go down the list only, so that words
 * and facts flow from content/ to a page and nothing flows back. `npm run check:imports` draws them
 * in docs/architecture.md.
 */
const room = (type, pattern) => ({ type, pattern: [`${pattern}/**`], mode: "full" });

export const rooms = [
  room("content-files", "content"),
  room("words", "locales"),
  { type: "page", pattern: ["src/pages/**", "src/templates/**"], mode: "full" },
  { type: "section", pattern: ["src/sections/*/**"], mode: "full", capture: ["name"] },
  room("component", "src/components"),
  room("theme", "src/theme"),
  room("content", "src/content"),
  room("build", "src/gatsby"),
  room("hosting-build", "src/hosting/build"),
  room("hosting", "src/hosting"),
  room("i18n", "src/i18n"),
  room("app", "src/app"),
  room("startup", "src/startup"),
  room("seo-build", "src/seo/build"),
  room("seo", "src/seo"),
  room("search-build", "src/search/build"),
  room("search", "src/search"),
  room("assistant-build", "src/assistant/build"),
  room("assistant", "src/assistant"),
  room("analytics", "src/analytics"),
  room("contact-store", "src/contact/store"),
  room("contact-mail", "src/contact/mail"),
  room("contact-endpoint", "src/contact/endpoint"),
  room("contact", "src/contact"),
  room("function", "src/api"),
  room("server", "server"),
  room("tool", "tools"),
  room("testing", "testing"),
  room("bench", "bench"),
  room("artwork", "artwork"),
  room("browser-test", "e2e"),
  { type: "root", pattern: ["*.{ts,tsx,mjs,js}", "src/*.tsx"], mode: "full" },
];

const everything = rooms.map(({ type }) => type);
const withoutTests = everything.filter((type) => type !== "browser-test");

/** For each room the rooms it may import, besides itself. */
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
  content: ["hosting-build", "hosting", "seo", "contact", "i18n"],
  // What a domain does at build time, which the browser never loads.
  "hosting-build": ["hosting", "i18n"],
  "seo-build": ["content", "hosting-build", "hosting", "seo", "i18n"],
  "search-build": ["content", "search", "i18n"],
  "assistant-build": ["content", "assistant", "contact", "i18n"],
  build: [
    ...["assistant-build", "search-build", "seo-build", "hosting-build"],
    ...["content", "startup", "theme", "hosting", "seo", "search", "i18n"],
  ],
  server: ["hosting", "contact-endpoint", "contact", "i18n"],
  root: ["app", "theme", "build", "assistant-build", "seo-build", "i18n", "tool", "testing"],
  tool: withoutTests,
  testing: withoutTests,
  bench: withoutTests,
  artwork: withoutTests,
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

/** The folders of a room; the room of single files has its type for a name. */
export const namesOf = ({ type, pattern }) => pattern.map((glob) => folderOf(glob) || type);

/** The room of a file, by its path from the root of the project. */
export const roomOf = (path) =>
  rooms.find(({ pattern }) =>
    pattern
      .map(folderOf)
      .some((folder) => (folder ? path.startsWith(folder) : !path.includes("/"))),
  )?.type;
