import { readTrustedProxies } from "./clientAddress";
import { answer } from "./answers";
import { type ContactConfig, defaultSpoolLimit } from "./config";
import { createCapacity } from "./capacity";
import { createDelivery, defaultRetryDelay } from "./delivery";
import type { ContactRequest, ContactResponse } from "./http";
import { createIntake } from "./intake";
import { mailKeeper, spoolKeeper } from "./keepers";
import { type Log, locateError, logToStandardError } from "./log";
import { createSend } from "./mail";
import { createRateLimit } from "./rateLimit";
import { createRespond } from "./respond";
import { createSpool } from "./spool";

/** Replaceable, for tests. */
export interface ContactTools {
  log?: Log;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds to wait after so many failed attempts to send. */
  retryDelay?: (failures: number) => number;
}

/** The contact endpoint, apart from any server. */
export interface Contact {
  /** Answers a request. Never rejects: what fails inside is logged and answered with 500. */
  handle: (request: ContactRequest) => Promise<ContactResponse>;
  /** Says how messages are kept and sent, and starts sending what an earlier run left. */
  start: () => void;
  /** Stops sending; resolves when no mail is under way any more. What comes in later is kept. */
  close: () => Promise<void>;
}

/** Longest time for one mail, in milliseconds: in the background, and while a visitor waits. */
const mailTimeouts = { background: 60_000, waiting: 8_000 };

function describeKeeping({ spoolFolder, mail }: ContactConfig): string {
  if (spoolFolder === undefined) {
    return mail
      ? "messages are not stored, but handed to the mail server while the sender waits"
      : "no SMTP_URL and no disk: every message will be refused";
  }
  return mail
    ? `messages are stored in ${spoolFolder} and sent by mail`
    : `messages are stored in ${spoolFolder} and stay there, because SMTP_URL is not set; read them with npm run contact:outbox`;
}

/** Creates the endpoint. Touches neither disk nor network before the first request or `start`. */
export function createContact(config: ContactConfig, tools: ContactTools = {}): Contact {
  const { log = logToStandardError, now = Date.now, retryDelay = defaultRetryDelay } = tools;
  const { spoolFolder, spoolLimit = defaultSpoolLimit, mail } = config;
  const spool = spoolFolder === undefined ? undefined : createSpool(spoolFolder);
  const timeoutMs = spool ? mailTimeouts.background : mailTimeouts.waiting;
  const send = mail && createSend({ timeoutMs, ...mail });
  const delivery =
    spool && send ? createDelivery({ spool, send, log, retryDelay, now }) : undefined;
  const respond = createRespond({
    take: createIntake(
      spool
        ? spoolKeeper(spool, createCapacity(spool, spoolLimit), delivery)
        : mailKeeper(send, log),
      createRateLimit(config.rateLimit, now),
      log,
    ),
    trusted: readTrustedProxies(config.trustedProxies),
    origins: config.origins,
    pathPrefix: config.pathPrefix ?? "",
    log,
    now,
  });

  return {
    handle: async (request) => {
      try {
        return await respond(request);
      } catch (error) {
        log(`a request failed: ${locateError(error)}`);
        return answer({ error: { code: "unavailable" } });
      }
    },
    start: () => {
      log(describeKeeping(config));
      spool?.clean(now()).catch((error: unknown) => {
        log(`the spool cannot be cleaned: ${locateError(error)}`);
      });
      delivery?.wake();
    },
    close: () => delivery?.close() ?? Promise.resolve(),
  };
}
