/** @jest-environment node */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../../../tools/jest/temporaryFolder";
import { fixedPaths, pageTypes } from "../pages";
import { contentFiles } from "../model";
import { readSources } from "./sources";

describe("this site", () => {
  const sourcesOf = readSources(process.cwd());
  const services = (files: string[]) => files.filter((file) => /^content\/services\//.test(file));

  test.each(fixedPaths)("%s is made of files that are there, its own among them", (route) => {
    const own = Object.entries(contentFiles).find(([, { type }]) => type === pageTypes[route]);
    expect(sourcesOf(route)).toContain(`content/${own?.[0]}`);
    expect(sourcesOf(route).filter((file) => !existsSync(file))).toEqual([]);
  });

  test("a page without pictures is not dated by those of what it lists", () => {
    expect(services(sourcesOf("/services/")).length).toBeGreaterThan(0);
    expect(sourcesOf("/services/").filter((file) => file.endsWith(".jpg"))).toEqual([]);
    expect(sourcesOf("/").filter((file) => file.includes("/images/services/"))).toEqual([]);
  });
});

/** A text in both languages. */
const both = (text: string) => ({ en: text, ar: text });
const service = (id: string, featured: boolean, related: string[], text = "Text.") => ({
  id,
  featured,
  path: `/services/${id}/`,
  title: both(text),
  image: { src: `../images/${id}.jpg`, alt: both("A picture.") },
  related,
});

/** A site of which only what the queries read is there. */
function smallSite(): string {
  const root = temporaryFolder("sources");
  const files: Record<string, unknown> = {
    "content/company.json": { name: "FTS", claims: [] },
    "content/home.json": {
      title: both("Home"),
      slides: [
        { image: { src: "images/one.jpg" }, title: both("One") },
        { image: { src: "images/two.jpg" }, title: both("Two") },
      ],
      about: { text: { en: ["{serviceCount} services"], ar: ["{serviceCount}"] } },
    },
    "content/privacy.json": { sections: [{ text: { en: ["Text."], ar: ["{email}"] } }] },
    "content/about.json": { story: { text: { en: ["Since {foundingYear}"], ar: ["Text."] } } },
    "content/services/a.json": service("a", true, ["bb"]),
    "content/services/bb.json": service("bb", false, [], "{name} {retentionDays}"),
    "content/services/c.json": service("c", false, []),
    // Its id begins another's.
    "content/services/b.json": service("b", false, []),
    "content/erp-modules.json": [{ id: "m", service: "bb", title: both("Module") }],
  };
  for (const [name, value] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), JSON.stringify(value));
  }
  const queries = {
    "pages/index.tsx": `query Home { ...SiteShell homePage { ...Slides about { text } }
      featured: allService(filter: { featured: { eq: true } }) { nodes { id title image { ...Alt } } }
      allErpModule { nodes { color service { path } } }
      links: allService { nodes { id title path } } }`,
    "pages/privacy.tsx": `query Privacy { ...SiteShell privacyPage { sections { text } } }`,
    "pages/about.tsx": `query About { aboutPage { title } facts: company { name } }`,
    "templates/ServicePage.tsx": `query Service($serviceId: String!) {
      service(id: { eq: $serviceId }) { title image { ...Wide } related { title color } }
      allErpModule(filter: { service: { id: { eq: $serviceId } } }) { nodes { title color } } }`,
    "shared.ts": `fragment SiteShell on Query { company { name } allService { nodes { title } } }
      fragment Slides on HomePage { slides { image { ...Wide } } }
      fragment Alt on ContentImage { alt }
      fragment Wide on ContentImage { file { childImageSharp { id } } }`,
  };
  for (const [name, query] of Object.entries(queries)) {
    mkdirSync(dirname(join(root, "src", name)), { recursive: true });
    writeFileSync(join(root, "src", name), `export const query = graphql\`${query}\`;`);
  }
  return root;
}

describe("a page is made of what its query reads", () => {
  const sourcesOf = readSources(smallSite());

  test.each([
    [
      "the pictures it asks for, and those it lists that pass its filter, but no mere link",
      "/",
      ["home.json", "images/one.jpg", "images/two.jpg", "services/a.json", "erp-modules.json"],
    ],
    ["a fact that a text names", "/privacy/", ["privacy.json", "company.json"]],
    ["a fact it asks for, and no text it does not", "/about/", ["about.json", "company.json"]],
    [
      "its service, that one's picture, and the services it names",
      "/services/a/",
      ["services/a.json", "images/a.jpg", "services/bb.json", "company.json"],
    ],
    [
      "the modules of its service",
      "/services/bb/",
      ["services/bb.json", "company.json", "images/bb.jpg", "erp-modules.json"],
    ],
    ["nothing of another's", "/services/c/", ["services/c.json", "images/c.jpg"]],
    ["nothing, where there is no page", "/nowhere/", []],
  ])("%s", (_name, route, files) => {
    expect(sourcesOf(route).toSorted()).toEqual(files.map((file) => `content/${file}`).toSorted());
  });

  test("a page without a query is told of", () => {
    expect(() => sourcesOf("/contact/")).toThrow("asks for the content of /contact/");
  });
});
