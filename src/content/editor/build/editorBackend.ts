/** The place where the editor of a deployed site saves, as the environment of the build says. */
import type { AuthMethodName, GitBackend } from "@sveltia/cms";

export interface EditorBackend {
  backend: GitBackend;
  /** What the editor may ask besides the site's own host. */
  hosts: readonly string[];
}

/** Reads a variable that has to have a form. */
function readAs(
  environment: NodeJS.ProcessEnv,
  name: string,
  form: RegExp,
  example: string,
): string {
  const value = (environment[name] ?? "").trim();
  if (form.test(value)) return value;
  const problem = value === "" ? "it is missing" : `"${value}" cannot be used`;
  throw new Error(`${name}: ${problem}: write it like ${example}`);
}

const githubRepository = /^[\w.-]+\/[\w.-]+$/;
const gitlabProject = /^[\w.-]+(?:\/[\w.-]+)+$/;
/** Names that git accepts, without those that nobody gives to a branch. */
const branchName = /^(?!.*(?:\.\.|\/\/))[\w][\w./-]*(?<![./])$/;

/**
 * The editor's backend; undefined where none is configured. `EDITOR_OAUTH` adds the sign-in with
 * an account to that with a token: for GitHub the address of an OAuth client, for GitLab the id of
 * an application (PKCE, so there is no secret).
 * @throws if a variable is missing or has another form, by its name.
 */
export function readEditorBackend(environment: NodeJS.ProcessEnv): EditorBackend | undefined {
  const name = (environment.EDITOR_BACKEND ?? "").trim();
  if (name === "") return undefined;
  if (name !== "github" && name !== "gitlab") {
    throw new Error(`EDITOR_BACKEND: "${name}" cannot be used: write github or gitlab`);
  }
  const form = name === "github" ? githubRepository : gitlabProject;
  const repo = readAs(environment, "EDITOR_REPOSITORY", form, "company/website");
  const branch = readAs(environment, "EDITOR_BRANCH", branchName, "main");
  const hasOAuth = (environment.EDITOR_OAUTH ?? "").trim() !== "";
  const methods: AuthMethodName[] = hasOAuth ? ["oauth", "token"] : ["token"];
  const common = { repo, branch, auth_methods: methods };
  if (name === "gitlab") {
    const app =
      hasOAuth &&
      readAs(
        environment,
        "EDITOR_OAUTH",
        /^[\w-]{20,}$/,
        "the id that GitLab gives to an application",
      );
    const oauth = app ? { auth_type: "pkce" as const, app_id: app } : {};
    return { backend: { name, ...common, ...oauth }, hosts: ["https://gitlab.com"] };
  }
  const client =
    hasOAuth &&
    readAs(environment, "EDITOR_OAUTH", /^https:\/\/[a-z\d.-]+$/i, "https://sign-in.fts.example");
  const oauth = client ? { base_url: client } : {};
  return { backend: { name, ...common, ...oauth }, hosts: ["https://api.github.com"] };
}
