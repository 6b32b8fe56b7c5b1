/** The editor of a deployed site, with the backend's API answered by the test. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { allContentFiles } from "../../src/content/contentFiles";
import { publicFiles } from "../../src/hosting/build/publicFiles";
import { editorPath } from "../../src/hosting/editor";
import { languageCodes } from "../../src/i18n/languages";
import { configuredEnvironment, configuredFolder } from "../../tools/lib/configuredSite";
import { scrollToField } from "../../tools/lib/editor/privateFolder";
import { test } from "./site";

const api = "https://api.github.com";
const edited = "content/services/erp.json";

interface Commit {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: unknown[] };
}

/** Files of content/ in the repository, by the id that git gives to a blob. */
const files = allContentFiles
  .flatMap(({ kind, path }) =>
    kind === "folder"
      ? readdirSync(`content/${path}`).map((name) => `content/${path}/${name}`)
      : [`content/${path}`],
  )
  .map((path) => {
    const text = readFileSync(path, "utf8");
    const size = Buffer.byteLength(text);
    const sha = createHash("sha1").update(`blob ${size}\0${text}`).digest("hex");
    return { path, text, size, sha };
  });

const head = "a".repeat(40);
const author = { name: "Editor", email: "editor@example.com", user: null };
const aliases = (query: string, pattern: RegExp) => [...query.matchAll(pattern)];

/** What GitHub's GraphQL answers to a query of the editor; commits are collected. */
function answerQuery(query: string, input: Commit | undefined, commits: Commit[]): object {
  const committedDate = "2026-01-01T00:00:00Z";
  if (query.includes("createCommitOnBranch") && input) {
    commits.push(input);
    const shas = aliases(query, /(file_\d+):/g).map(([, name]) => [name, { oid: "b".repeat(40) }]);
    const commit = { oid: "c".repeat(40), committedDate, ...Object.fromEntries(shas) };
    return { createCommitOnBranch: { commit } };
  }
  const contents = aliases(query, /(content_\d+): object\(oid: "(\w+)"\)/g).map(([, name, sha]) => [
    name,
    { text: files.find((file) => file.sha === sha)?.text, isTruncated: false },
  ]);
  const node = { oid: head, message: "Start", author, committedDate };
  const ref = { target: { oid: head, history: { nodes: [node] } } };
  const histories = aliases(query, /(commit_\d+): ref/g).map(([, name]) => [name, ref]);
  return { repository: { ref, ...Object.fromEntries([...contents, ...histories]) } };
}

/** GitHub as the test has it; any other host is out of reach. */
async function serveGitHub(page: Page) {
  const commits: Commit[] = [];
  const tokens = new Set<string | undefined>();
  const foreign: string[] = [];
  await page.route(
    (url) => url.protocol.startsWith("http") && url.hostname !== "localhost",
    async (route) => {
      const request = route.request();
      const { origin, pathname } = new URL(request.url());
      if (origin !== api) {
        foreign.push(request.url());
        return route.abort();
      }
      const headers = {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "*, authorization, content-type",
      };
      if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
      tokens.add(request.headers().authorization);
      const repository = `/repos/${configuredEnvironment.EDITOR_REPOSITORY}`;
      if (pathname === `${repository}/collaborators/editor`) {
        return route.fulfill({ status: 204, headers });
      }
      if (pathname === "/user") {
        return route.fulfill({ headers, json: { id: 1, login: "editor", name: "Editor" } });
      }
      if (pathname.startsWith(`${repository}/git/trees/`)) {
        const tree = files.map(({ path, sha, size }) => ({ type: "blob", path, sha, size }));
        return route.fulfill({ headers, json: { tree } });
      }
      if (pathname === "/graphql") {
        const { query, variables } = request.postDataJSON() as {
          query: string;
          variables: { input?: Commit };
        };
        const data = answerQuery(query, variables.input, commits);
        return route.fulfill({ headers, json: { data } });
      }
      return route.fulfill({ status: 404, headers, json: {} });
    },
  );
  return { commits, tokens, foreign };
}

async function signIn(page: Page, words: { token: RegExp; signIn: string }): Promise<void> {
  await page.getByRole("button", { name: words.token }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill("github_pat_of_the_test");
  await dialog.getByRole("button", { name: words.signIn, exact: true }).click();
  await expect(page).toHaveURL(/#\/collections\//);
}

for (const language of languageCodes) {
  test(`the editor in ${language} is answered with a policy of its own, hidden from search engines`, async ({
    request,
  }) => {
    const answer = await request.get(configuredEnvironment.PATH_PREFIX + editorPath(language));
    expect(answer.status()).toBe(200);
    expect(answer.headers()["cross-origin-opener-policy"]).toBe("unsafe-none");
    expect(answer.headers()["content-security-policy"]).toBe("frame-ancestors 'none'");
    const html = await answer.text();
    const policies = html.match(/http-equiv="Content-Security-Policy" content="[^"]*"/g) ?? [];
    expect(policies).toHaveLength(1);
    expect(policies[0]).toContain(`connect-src 'self' data: blob: ${api};`);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  });
}

test("nothing that a visitor or a crawler reads names the editor", async () => {
  const root = join(configuredFolder, "public");
  const texts = (await publicFiles(root)).filter(
    (path) =>
      /\.(?:html|xml|txt|json|webmanifest|js|css)$/.test(path) &&
      !/^\/(?:admin\/|static\/editor-|\.host\/)/.test(path),
  );
  expect(texts).toContain("/robots.txt");
  expect(texts.some((path) => path.startsWith("/sitemap"))).toBe(true);
  const naming = texts.filter((path) =>
    /\/admin\/|editor-packages|sveltia/.test(readFileSync(join(root, path), "utf8")),
  );
  expect(naming).toEqual([]);
});

test("a token signs in and lists the entries; a changed price is one commit of one line", async ({
  page,
}) => {
  const { commits, tokens, foreign } = await serveGitHub(page);
  await page.goto(editorPath("en"));
  await signIn(page, { token: /access token/i, signIn: "Sign In" });
  await page.evaluate(() => (location.hash = "#/collections/services"));
  await expect(page.getByRole("row")).toHaveCount(
    files.filter(({ path }) => path.startsWith("content/services/")).length,
  );

  await page.evaluate(() => (location.hash = "#/collections/services/entries/erp"));
  const { text } = files.find(({ path }) => path === edited)!;
  const { amount } = (JSON.parse(text) as { price: { amount: number } }).price;
  const price = page.getByRole("spinbutton", { name: "Amount" });
  await scrollToField(page, "price");
  await expect(price).toHaveValue(`${amount}`);
  await price.fill(`${amount + 1}`);
  await page.getByRole("button", { name: "Save" }).click();

  await expect.poll(() => commits.length).toBe(1);
  const [commit] = commits;
  expect(commit).toMatchObject({
    branch: {
      repositoryNameWithOwner: configuredEnvironment.EDITOR_REPOSITORY,
      branchName: configuredEnvironment.EDITOR_BRANCH,
    },
    expectedHeadOid: head,
    fileChanges: { additions: [{ path: edited }], deletions: [] },
  });
  const sent = Buffer.from(commit!.fileChanges.additions[0]!.contents, "base64").toString("utf8");
  expect(sent).toBe(text.replace(`"amount": ${amount}`, `"amount": ${amount + 1}`));
  expect([...tokens]).toEqual(["token github_pat_of_the_test"]);
  // The policy stops every other request before it leaves the browser.
  expect(foreign).toEqual([]);
  const fonts = await page.evaluate(() =>
    Array.from(document.fonts, ({ family, status }) => `${family} ${status}`),
  );
  expect(fonts).toContain('"Material Symbols Outlined" loaded');
});

test("the editor in Arabic is Arabic, and offers only the sign-in that is configured", async ({
  page,
}) => {
  await serveGitHub(page);
  await page.goto(editorPath("ar"));
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("button", { name: /رمز/ })).toBeVisible();
  // An account needs an OAuth client.
  await expect(page.getByRole("button", { name: "GitHub" })).toHaveCount(0);
  await signIn(page, { token: /رمز/, signIn: "تسجيل الدخول" });
  await page.evaluate(() => (location.hash = "#/collections/services/entries/erp"));
  await expect(page.getByRole("button", { name: "حفظ" })).toBeVisible();
});
