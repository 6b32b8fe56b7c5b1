/** @jest-environment node */
import { readEditorBackend } from "./editorBackend";

const github = {
  EDITOR_BACKEND: "github",
  EDITOR_REPOSITORY: "company/website",
  EDITOR_BRANCH: "main",
};
const gitlab = { ...github, EDITOR_BACKEND: "gitlab", EDITOR_REPOSITORY: "group/team/website" };

test("nothing configured is no editor", () => {
  expect(readEditorBackend({})).toBeUndefined();
  expect(readEditorBackend({ EDITOR_BACKEND: " ", EDITOR_REPOSITORY: "company/website" })).toBe(
    undefined,
  );
});

test("without an OAuth client a token is the only sign-in offered", () => {
  const { backend, hosts } = readEditorBackend(github) ?? {};
  expect(backend).toEqual({
    name: "github",
    repo: "company/website",
    branch: "main",
    auth_methods: ["token"],
  });
  expect(hosts).toEqual(["https://api.github.com"]);
});

test("an OAuth client is offered beside it", () => {
  const client = "https://sign-in.fts.example";
  expect(readEditorBackend({ ...github, EDITOR_OAUTH: client })?.backend).toMatchObject({
    base_url: client,
    auth_methods: ["oauth", "token"],
  });
  const application = "0123456789abcdef".repeat(4);
  const { backend, hosts } = readEditorBackend({ ...gitlab, EDITOR_OAUTH: application }) ?? {};
  expect(backend).toMatchObject({
    repo: "group/team/website",
    auth_type: "pkce",
    app_id: application,
    auth_methods: ["oauth", "token"],
  });
  expect(hosts).toEqual(["https://gitlab.com"]);
});

test.each([
  ["EDITOR_BACKEND", { ...github, EDITOR_BACKEND: "gitea" }],
  ["EDITOR_REPOSITORY", { ...github, EDITOR_REPOSITORY: undefined }],
  ["EDITOR_REPOSITORY", { ...github, EDITOR_REPOSITORY: "https://github.com/company/website" }],
  ["EDITOR_REPOSITORY", { ...github, EDITOR_REPOSITORY: "website" }],
  ["EDITOR_BRANCH", { ...github, EDITOR_BRANCH: undefined }],
  ["EDITOR_BRANCH", { ...github, EDITOR_BRANCH: "a branch" }],
  ["EDITOR_OAUTH", { ...github, EDITOR_OAUTH: "http://sign-in.fts.example" }],
  ["EDITOR_OAUTH", { ...gitlab, EDITOR_OAUTH: "secret" }],
])("%s is named where it cannot work", (name, environment) => {
  expect(() => readEditorBackend(environment)).toThrow(new RegExp(`^${name}: .*write`));
});
