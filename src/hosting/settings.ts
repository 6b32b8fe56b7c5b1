import { distance } from "fastest-levenshtein";

/** What reads a setting. */
type Reader = "endpoint" | "server" | "build" | "edit";

/** Every setting, and what reads it. What they mean stands in .env.example, docs/deploy.md and guides. */
export const settings = {
  CONTACT_DATABASE_URL: ["endpoint"],
  CONTACT_DATABASE_AUTH_TOKEN: ["endpoint"],
  CONTACT_MESSAGE_LIMIT: ["endpoint"],
  SMTP_URL: ["endpoint"],
  CONTACT_TO: ["endpoint"],
  CONTACT_FROM: ["endpoint"],
  CONTACT_RATE_LIMIT: ["endpoint"],
  TRUSTED_PROXIES: ["endpoint"],
  CONTACT_ORIGINS: ["endpoint"],
  SITE_URL: ["endpoint", "server", "build"],
  PATH_PREFIX: ["endpoint", "build"],
  HOST: ["server"],
  PORT: ["server"],
  SITE_FOLDER: ["server"],
  EDITOR_BACKEND: ["build"],
  GATSBY_ANALYTICS_ID: ["build"],
  GATSBY_CHAT_SCRIPT_URL: ["build"],
  GATSBY_CONTACT_ENDPOINT: ["build"],
  SITE_PORT: ["edit"],
  EDIT_PORT: ["edit"],
} as const satisfies Record<string, readonly Reader[]>;

type Setting = keyof typeof settings;
const known = Object.keys(settings) as Setting[];

const isKnown = (name: string): name is Setting => Object.hasOwn(settings, name);

/** Unknown names of this form are meant for this project even where none is near. */
const ownPrefix = /^(?:CONTACT|SMTP)[_-]/i;

/** The setting whose name is nearest, if it is near: at most one letter in four differs, and no more than three. */
function nearest(name: string): Setting | undefined {
  const plain = name.toUpperCase().replace(/[^A-Z0-9]+/g, "_");
  const [best] = known
    .map((setting) => ({ setting, far: distance(plain, setting) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= Math.min(3, Math.floor(best.setting.length / 4))
    ? best.setting
    : undefined;
}

const meant = (name: string) => {
  const setting = nearest(name);
  return setting ? `did you mean ${setting}?` : "see .env.example for those there are";
};

/** What takes its settings from the shell alone, and not from .env. */
const shellReaders: Partial<Record<Reader, string>> = {
  build: "the build",
  edit: "“npm run edit”",
};

/** The only reader of a setting, where that one does not read .env. */
function shellReader(name: string): string | undefined {
  if (!isKnown(name)) return undefined;
  const [reader, ...others]: readonly Reader[] = settings[name];
  return others.length === 0 ? shellReaders[reader] : undefined;
}

/**
 * Names settings that nothing reads, each with the one it is nearest to.
 * @param environment names of the whole environment, which holds much that is not ours
 * @param file names in the file .env, which holds settings alone
 * @returns one sentence for each
 */
export function describeUnknownSettings(
  environment: readonly string[],
  file: readonly string[] = [],
): string[] {
  const around = environment.filter(
    (name) => !isKnown(name) && !file.includes(name) && (nearest(name) ?? ownPrefix.test(name)),
  );
  return [
    ...around.map((name) => `${name} is no setting: ${meant(name)}`),
    ...file
      .filter((name) => !isKnown(name))
      .map((name) => `.env: ${name} is no setting: ${meant(name)}`),
    ...file
      .filter((name) => shellReader(name) !== undefined)
      .map(
        (name) =>
          `.env: ${name} is read by ${shellReader(name)}, from the shell: it has no effect here`,
      ),
  ];
}
