import { distance } from "fastest-levenshtein";

/** What reads a setting. */
type Reader = "endpoint" | "server" | "build" | "edit";

/** Every setting, and what reads it. .env.example and the guides explain them. */
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
  EDITOR_REPOSITORY: ["build"],
  EDITOR_BRANCH: ["build"],
  EDITOR_OAUTH: ["build"],
  GATSBY_ANALYTICS_ID: ["build"],
  GATSBY_CHAT_SCRIPT_URL: ["build"],
  GATSBY_CHAT_HOSTS: ["build"],
  GATSBY_CONTACT_ENDPOINT: ["build"],
  SITE_PORT: ["edit"],
  EDIT_PORT: ["edit"],
} as const satisfies Record<string, readonly Reader[]>;

type Setting = keyof typeof settings;
const names = Object.keys(settings) as Setting[];

const isSetting = (name: string): name is Setting => Object.hasOwn(settings, name);

/** An unknown name of this form is meant for this project even if it resembles no setting. */
const ownPrefix = /^(?:CONTACT|SMTP)[_-]/i;

/** The most similar name of a setting, if at most one letter in four differs, and three in all. */
function nearest(name: string): Setting | undefined {
  const plain = name.toUpperCase().replace(/[^A-Z0-9]+/g, "_");
  const [best] = names
    .map((setting) => ({ setting, edits: distance(plain, setting) }))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.min(3, Math.floor(best.setting.length / 4))
    ? best.setting
    : undefined;
}

const describeUnknown = (name: string) => {
  const setting = nearest(name);
  return `Unknown setting ${name}: ${setting ? `did you mean ${setting}?` : "see .env.example"}`;
};

/** The readers that take settings from the shell only, not from .env. */
const shellReaders: Partial<Record<Reader, string>> = {
  build: "the build",
  edit: "“npm run edit”",
};

/** The only reader of a setting, if it does not read .env. */
function shellReader(name: string): string | undefined {
  if (!isSetting(name)) return undefined;
  const [reader, ...others]: readonly Reader[] = settings[name];
  return others.length === 0 ? shellReaders[reader] : undefined;
}

/**
 * Describes unknown settings, each with the most similar known one, and settings without effect.
 * @param environment names in the whole environment, which holds much besides settings
 * @param file names in .env, which holds settings only
 * @returns a sentence each
 */
export function describeUnknownSettings(
  environment: readonly string[],
  file: readonly string[] = [],
): string[] {
  const unknownInEnvironment = environment.filter(
    (name) => !isSetting(name) && !file.includes(name) && (nearest(name) ?? ownPrefix.test(name)),
  );
  return [
    ...unknownInEnvironment.map(describeUnknown),
    ...file.filter((name) => !isSetting(name)).map((name) => `.env: ${describeUnknown(name)}`),
    ...file
      .filter((name) => shellReader(name) !== undefined)
      .map(
        (name) =>
          `.env: ${name} is read by ${shellReader(name)}, from the shell: it has no effect here`,
      ),
  ];
}
