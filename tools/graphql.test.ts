/** @jest-environment node */
import { readFileSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readContent } from "../src/content/readContent";
import { languageCodes, languages } from "../src/i18n/languages";
import { startDevelopServer, type DevelopServer } from "./lib/developServer";
import { graphqlBlocks } from "../testing/graphqlBlocks";

// These limits only end a wait that would never end; the tests do not measure speed.
const toStart = 10 * 60 * 1000;
jest.setTimeout(8 * 60 * 1000);

const guide = graphqlBlocks(readFileSync(join(__dirname, "../docs/graphql.md"), "utf8"));

let server: DevelopServer;
beforeAll(async () => {
  server = await startDevelopServer();
  await server.query("{ __typename }");
}, toStart);
afterAll(async () => {
  await server.stop();
});

/** Where an answer holds nothing: null, an empty text, an empty list. */
function emptyPaths(value: unknown, path: string): string[] {
  if (value === null || value === undefined || value === "") return [path];
  if (typeof value !== "object") return [];
  const entries = Object.entries(value);
  if (entries.length === 0) return [path];
  return entries.flatMap(([key, inner]) => emptyPaths(inner, `${path}.${key}`));
}

async function serviceTitles(language: string): Promise<Record<string, string>> {
  const { data } = await server.query(`{
    allService { nodes { id title(language: "${language}") } }
  }`);
  const { nodes } = data!.allService as { nodes: { id: string; title: string }[] };
  return Object.fromEntries(nodes.map(({ id, title }) => [id, title]));
}

async function projectIds() {
  const { data } = await server.query(`{ allProject { nodes { id } } }`);
  const { nodes } = data!.allProject as { nodes: { id: string }[] };
  return nodes.map(({ id }) => id);
}

/** The paths below content/ of the files Gatsby knows in a folder. */
async function filesIn(folder: string): Promise<string[]> {
  const { data } = await server.query(`{
    allFile(filter: { relativeDirectory: { eq: "${folder}" } }) { nodes { relativePath } }
  }`);
  const { nodes } = data!.allFile as { nodes: { relativePath: string }[] };
  return nodes.map(({ relativePath }) => relativePath);
}

/** A project that can be taken away, since no service is compared by it. */
const { projects, services } = readContent(join(__dirname, ".."));
const uncompared = projects.find(
  ({ id }) => !services.some(({ comparison }) => comparison?.project === id),
)!.id;

/** Asks again until the condition holds; the test's own limit is the only one. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(100);
}

/**
 * Saves a file in one step. Gatsby's watcher (chokidar) reports an emptied file that is filled within
 * 50 ms only once, and on a busy machine Gatsby reads it before it is filled.
 */
async function save(file: string, content: object): Promise<void> {
  const unseen = join(server.root, "unsaved.json");
  await writeFile(unseen, JSON.stringify(content));
  await rename(unseen, file);
}

describe("docs/graphql.md", () => {
  test("prints at least ten queries", () => {
    expect(guide.length).toBeGreaterThanOrEqual(10);
  });

  test.each(guide)("answers: $title", async ({ query }) => {
    const { data, errors } = await server.query(query);
    expect(errors).toBeUndefined();
    expect(emptyPaths(data, "data")).toEqual([]);
  });
});

describe("the GraphQL layer of gatsby develop", () => {
  test("opens GraphiQL", async () => {
    const response = await fetch(server.graphiql, { headers: { accept: "text/html" } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("GraphiQL");
  });

  test.each(languageCodes)("gives texts in the language asked for: %s", async (language) => {
    const titles = Object.values(await serviceTitles(language));
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(languages[language].script);
  });

  test("fills in facts that a text names", async () => {
    const { data } = await server.query(`{ company { name blurb(language: "en") } }`);
    const { name, blurb } = data!.company as { name: string; blurb: string };
    expect(blurb).toContain(name);
    expect(blurb).not.toMatch(/[{}]/);
  });

  test("says which languages there are when asked for another", async () => {
    const { errors } = await server.query(`{ company { tagline(language: "xx") } }`);
    expect(errors?.[0]?.message).toBe(
      `There is no language "xx": ask for ${languageCodes.join(" or ")}`,
    );
  });

  test("sorts and filters by a text in the default language", async () => {
    const { data, errors } = await server.query(`{
      allService(sort: { title: ASC }) { nodes { title(language: "en") } }
      erp: allService(filter: { title: { glob: "ERP*" } }) { nodes { id } }
    }`);
    expect(errors).toBeUndefined();
    const { nodes } = data!.allService as { nodes: { title: string }[] };
    const titles = nodes.map(({ title }) => title);
    expect(titles).toEqual([...titles].sort());
    expect(data?.erp).toEqual({ nodes: [{ id: "erp" }] });
  });

  test("describes every type and field the content model declares", async () => {
    const { data } = await server.query(`{
      __type(name: "Service") { description fields { name description args { description } } }
    }`);
    const { description, fields } = data!.__type as {
      description: string;
      fields: { name: string; description: string | null; args: { description: string }[] }[];
    };
    // Gatsby's own fields of every node, which it describes nowhere.
    const ofGatsby = ["id", "parent", "children", "internal"];
    const own = fields.filter(({ name }) => !ofGatsby.includes(name));
    expect(description).not.toBe("");
    expect(own.filter((field) => !field.description)).toEqual([]);
    expect(own.find(({ name }) => name === "title")?.args).toEqual([
      { description: `Code of the language: ${languageCodes.join(" or ")}.` },
    ]);
  });

  test("follows edits of the content while it runs", async () => {
    const erp = join(server.root, "content", "services", "erp.json");
    const service = JSON.parse(await readFile(erp, "utf8")) as { title: { en: string } };
    service.title.en = "ERP for a test";
    await save(erp, service);
    await until(async () => (await serviceTitles("en")).erp === "ERP for a test");

    const project = join(server.root, "content", "projects", `${uncompared}.json`);
    await rename(project, join(server.root, "set-aside.json"));
    await until(async () => !(await projectIds()).includes(uncompared));
  });

  test("shows the last good content until what is wrong is corrected", async () => {
    const before = await serviceTitles("en");
    const content = join(server.root, "content");
    const cloud = join(content, "services/cloud.json");
    const text = await readFile(cloud, "utf8");
    const service = JSON.parse(text) as { title: { en: string; ar: string } };
    const changed = { ...service, title: { ...service.title, en: "Cloud for a test" } };
    await rename(cloud, join(server.root, "set-aside.json"));
    await save(join(content, "services/cloud-solutions.json"), {
      ...changed,
      title: { en: changed.title.en },
    });
    await until(async () => {
      const files = await filesIn("services");
      return (
        files.includes("services/cloud-solutions.json") && !files.includes("services/cloud.json")
      );
    });
    expect(await serviceTitles("en")).toEqual(before);

    await rm(join(content, "services/cloud-solutions.json"));
    await save(cloud, changed);
    await until(async () => (await serviceTitles("en")).cloud === changed.title.en);
  });
});
