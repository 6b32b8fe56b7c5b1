import { normalizePathPrefix } from "../../i18n/pathPrefix";
import { readTrustedProxies } from "./clientAddress";
import type { MailSettings } from "./mail";

/** What the endpoint needs to know of the place it runs in. */
export interface ContactConfig {
  /** The folder messages are kept in; undefined on a platform without a lasting disk. */
  spoolFolder?: string;
  mail?: Omit<MailSettings, "timeoutMs"> & { timeoutMs?: number };
  /** Messages per client address in ten minutes; 0 is no limit. */
  rateLimit: number;
  /** See readTrustedProxies. */
  trustedProxies: readonly string[];
  /** Origins, besides the one it is asked at, whose pages may send messages. */
  origins: readonly string[];
  /** The folder of its host that the site lives in, like `/site`. @default "" */
  pathPrefix?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const list = (value = "") =>
  value
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** Set by platforms whose functions have no disk that outlives a request. */
const serverlessMarks = ["AWS_LAMBDA_FUNCTION_NAME", "VERCEL", "NETLIFY", "K_SERVICE"];

function readSpoolFolder({ CONTACT_SPOOL_DIR: folder, ...environment }: Environment) {
  if (folder === "none") return undefined;
  if (folder) return folder;
  return serverlessMarks.some((mark) => environment[mark]) ? undefined : "spool";
}

const isMailbox = (address: string) => /^[^\s@<>,"]+@[^\s@<>,"]+$/.test(address);

function readMail(environment: Environment): ContactConfig["mail"] {
  const { SMTP_URL: url, CONTACT_TO, CONTACT_FROM } = environment;
  if (!url) return undefined;
  const { protocol, hostname, username } = URL.canParse(url) ? new URL(url) : new URL("about:");
  // The address holds a password, so it is not repeated in the error.
  if (!/^smtps?:$/.test(protocol) || !hostname) {
    throw new Error("SMTP_URL is no mail server: write it like smtp://user:password@host:587");
  }
  const to = list(CONTACT_TO);
  const [first] = to;
  if (first === undefined || !to.every(isMailbox)) {
    throw new Error(
      `CONTACT_TO is "${CONTACT_TO ?? ""}": give the e-mail addresses that messages go to.`,
    );
  }
  const login = decodeURIComponent(username);
  const from = CONTACT_FROM || (isMailbox(login) ? login : first);
  if (!isMailbox(from)) throw new Error(`CONTACT_FROM is "${from}": give one e-mail address.`);
  return { url, to, from };
}

function readRateLimit(value: string): number {
  if (/^\d{1,6}$/.test(value)) return Number(value);
  throw new Error(
    `CONTACT_RATE_LIMIT is "${value}": give a number of messages, or 0 for no limit.`,
  );
}

function readOrigin(variable: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`${variable}: "${value}" is no origin: write it like https://fts.example`);
}

/**
 * Reads CONTACT_SPOOL_DIR, SMTP_URL, CONTACT_TO, CONTACT_FROM, CONTACT_RATE_LIMIT, TRUSTED_PROXIES,
 * CONTACT_ORIGINS, SITE_URL and PATH_PREFIX; docs/contact.md says what each means. Throws with what to write
 * instead when one is malformed.
 */
export function readContactConfig(environment: Environment): ContactConfig {
  const trustedProxies = list(environment.TRUSTED_PROXIES);
  readTrustedProxies(trustedProxies);
  return {
    spoolFolder: readSpoolFolder(environment),
    mail: readMail(environment),
    rateLimit: readRateLimit(environment.CONTACT_RATE_LIMIT || "5"),
    pathPrefix: normalizePathPrefix(environment.PATH_PREFIX),
    trustedProxies,
    origins: [
      ...list(environment.SITE_URL).map((value) => readOrigin("SITE_URL", value)),
      ...list(environment.CONTACT_ORIGINS).map((value) => readOrigin("CONTACT_ORIGINS", value)),
    ],
  };
}
