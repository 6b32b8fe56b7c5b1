import { homedir } from "node:os";
import { bareLine, latinDigits } from "../../i18n/visibleText";
import { normalizePathPrefix } from "../../i18n/pathPrefix";
import { asciiHost, isMailbox, tidyAddress } from "../emailAddress";
import type { MailSettings } from "../mail/mail";
import { type DatabaseSettings, filePath } from "../store/database";
import { readTrustedProxies } from "./clientAddress";
import type { SiteOrigin } from "./origin";

/** 10,000 messages are some 10 MB as people write, and 300 MB at the very most. */
const defaultMessageLimit = "10000";

/** What the endpoint needs to know of the place it runs in. */
export interface ContactConfig {
  database: DatabaseSettings;
  /** Messages, sent ones included, that the database may hold; 0 is no limit. */
  messageLimit: number;
  mail?: MailSettings;
  /** Messages per client address in ten minutes; 0 is no limit. */
  rateLimit: number;
  /** See readTrustedProxies. */
  trustedProxies: readonly string[];
  /** Sites, besides that of the host it is asked at, whose pages may send messages. */
  origins: readonly SiteOrigin[];
  /** The folder of its host that the site lives in, like `/site`. @default "" */
  pathPrefix?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Entries between commas, also Arabic ones, without the hidden characters that pasting brings. */
const list = (value = "") =>
  value
    .split(/[,،]/)
    .map(bareLine)
    .filter((entry) => entry !== "");

/** Set by platforms whose functions have no disk that outlives a request. */
const serverlessMarks = ["AWS_LAMBDA_FUNCTION_NAME", "VERCEL", "NETLIFY", "K_SERVICE"];

/** Throws for a path that would name another file than the one that was meant. */
function refuseUnclearPath(url: string): void {
  const refuse = (reason: string): never => {
    throw new Error(`CONTACT_DATABASE_URL is "${url}": ${reason}.`);
  };
  if (/[?#]/.test(url)) refuse("in a path write ? as %3F and # as %23");
  if (/^file:(\/\/\/)?~/.test(url)) {
    refuse(`~ is not expanded here; write the full path, like file:${homedir()}/messages.db`);
  }
  if (/\/\.{0,2}$/.test(url)) refuse("it names a folder; add the name of a file, like messages.db");
  try {
    if (filePath(url)?.includes("\0")) refuse("%00 cannot be in a path");
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    refuse("the bytes escaped with % are no UTF-8; write a % as %25");
  }
}

const defaultDatabase = "file:data/messages.db";

function readDatabase(environment: Environment): DatabaseSettings {
  const { CONTACT_DATABASE_URL, CONTACT_DATABASE_AUTH_TOKEN } = environment;
  const url = CONTACT_DATABASE_URL || defaultDatabase;
  const isLasting = !serverlessMarks.some((mark) => environment[mark]);
  if (!CONTACT_DATABASE_URL && !isLasting) {
    throw new Error(
      "CONTACT_DATABASE_URL is not set, and there is no lasting disk here: give the address of a libSQL server, libsql://host",
    );
  }
  const isServer = /^(libsql|https?):$/.test(URL.canParse(url) ? new URL(url).protocol : "");
  const isFile = /^file:(?!\/\/[^/])(?!:memory:)./.test(url);
  if (isFile) refuseUnclearPath(url);
  // The address may hold a token, so it is not repeated in the error.
  if (!isServer && !isFile) {
    throw new Error(
      "CONTACT_DATABASE_URL is not a database: write it like file:data/messages.db or libsql://host",
    );
  }
  return { url, authToken: CONTACT_DATABASE_AUTH_TOKEN || undefined };
}

/** One address, of this machine (`root@localhost`) as well; none with a name, which no mail would show. */
function readMailbox(text: string): string | undefined {
  const address = tidyAddress(text);
  return isMailbox(address) && !/[<>]/.test(text) ? address : undefined;
}

/** Whether every `%` begins an encoded character. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Throws when a `%` does not start an encoded character. */
function decodeLogin(text: string): string {
  if (isEncoded(text)) return decodeURIComponent(text);
  throw new Error("SMTP_URL: write a % in user or password as %25, and an @ as %40.");
}

/** An address without hidden characters, those in user and password apart. */
const bareAddress = (address: string) =>
  address.replace(/^[^/]*|[^@]*$/g, (part) => bareLine(part));

/** The address of a mail server with its host as the network knows it: `URL` only encodes it. */
function withAsciiHost(address: string): string {
  const url = new URL(address);
  const host = asciiHost(bareLine(decodeURIComponent(url.hostname)));
  if (host === undefined || host === url.hostname) return address;
  url.hostname = host;
  return url.href;
}

/** The longest that sending one mail may take, in milliseconds. */
const mailTimeoutMs = 60_000;

function readMail(environment: Environment): ContactConfig["mail"] {
  const { SMTP_URL, CONTACT_TO, CONTACT_FROM } = environment;
  if (!SMTP_URL) return undefined;
  const url = bareAddress(SMTP_URL);
  const { protocol, hostname, username, password } = URL.canParse(url)
    ? new URL(url)
    : new URL("about:");
  // The address holds a password, so it is not repeated in the error.
  if (!/^smtps?:$/.test(protocol) || !hostname || !isEncoded(hostname)) {
    throw new Error("SMTP_URL is not a mail server: write it like smtp://user:password@host:587");
  }
  const entries = list(CONTACT_TO);
  const to = entries.map(readMailbox).filter((address) => address !== undefined);
  const [first] = to;
  if (first === undefined || to.length < entries.length) {
    throw new Error(
      `CONTACT_TO is "${CONTACT_TO ?? ""}": give the e-mail addresses that messages go to.`,
    );
  }
  const login = decodeLogin(username);
  decodeLogin(password);
  const from = CONTACT_FROM ? readMailbox(CONTACT_FROM) : (readMailbox(login) ?? first);
  if (from === undefined) {
    throw new Error(`CONTACT_FROM is "${CONTACT_FROM}": give one e-mail address.`);
  }
  return { url: withAsciiHost(url), to, from, timeoutMs: mailTimeoutMs };
}

function readLimit(variable: string, value: string): number {
  const number = latinDigits(bareLine(value));
  if (/^\d{1,6}$/.test(number)) return Number(number);
  throw new Error(`${variable} is "${value}": give a number of messages, or 0 for no limit.`);
}

function readUrl(variable: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Error(`${variable}: "${value}" is not an origin: write it like https://fts.example`);
}

function readOrigins(environment: Environment): SiteOrigin[] {
  const own = list(environment.SITE_URL).map((value) => readUrl("SITE_URL", value));
  const others = list(environment.CONTACT_ORIGINS).map((value) =>
    readUrl("CONTACT_ORIGINS", value),
  );
  return [
    ...own.map(({ origin }) => ({ origin })),
    ...others.map(({ origin, pathname }) => ({ origin, pathPrefix: pathname.replace(/\/+$/, "") })),
  ];
}

/**
 * Reads CONTACT_DATABASE_URL, CONTACT_DATABASE_AUTH_TOKEN, CONTACT_MESSAGE_LIMIT, SMTP_URL, CONTACT_TO,
 * CONTACT_FROM, CONTACT_RATE_LIMIT, TRUSTED_PROXIES, CONTACT_ORIGINS, SITE_URL and PATH_PREFIX;
 * .env.example says what each means. Throws with what to write instead when one is malformed.
 */
export function readContactConfig(environment: Environment): ContactConfig {
  const trustedProxies = list(environment.TRUSTED_PROXIES);
  readTrustedProxies(trustedProxies);
  return {
    database: readDatabase(environment),
    messageLimit: readLimit(
      "CONTACT_MESSAGE_LIMIT",
      environment.CONTACT_MESSAGE_LIMIT || defaultMessageLimit,
    ),
    mail: readMail(environment),
    rateLimit: readLimit("CONTACT_RATE_LIMIT", environment.CONTACT_RATE_LIMIT || "5"),
    pathPrefix: normalizePathPrefix(environment.PATH_PREFIX),
    trustedProxies,
    origins: readOrigins(environment),
  };
}
