import { setTimeout as sleep } from "node:timers/promises";
import { type Log, locateError, logToStandardError, nameError } from "../log";
import { createDelivery, defaultRetryDelay } from "../mail/delivery";
import { createSend, type MailSettings, probe } from "../mail/mail";
import { describeFailure } from "../mail/report";
import { describeDatabase, openDatabase } from "../store/database";
import { createStore } from "../store/store";
import { responseFor } from "./answers";
import { readTrustedProxies } from "./clientAddress";
import type { ContactConfig } from "./config";
import type { ContactRequest, ContactResponse } from "./http";
import { createIngest } from "./ingest";
import { createRateLimit } from "./rateLimit";
import { createRespond } from "./respond";

/** Overrides of the defaults, for tests and for serverless functions. */
export interface ContactOptions {
  log?: Log;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds to wait after so many failed attempts to send. */
  retryDelay?: (failures: number) => number;
  /**
   * For serverless functions, which may be frozen after responding: sends before responding, and starts
   * no mail after this many milliseconds.
   */
  sendingBudgetMs?: number;
}

/** The contact endpoint, apart from any server. */
export interface Contact {
  /** Answers a request. Never rejects: what fails inside is logged and answered with 500. */
  handle: (request: ContactRequest) => Promise<ContactResponse>;
  /** Logs how messages are stored and sent, and starts sending what an earlier run left. */
  start: () => void;
  /** Stops sending; resolves when no mail is under way any more. What arrives later is stored. */
  close: () => Promise<void>;
}

/** Where messages go, for the log. */
export function describeStorage({ database, mail }: ContactConfig): string {
  const place = `messages go to ${describeDatabase(database)}`;
  return mail
    ? `${place} and are sent by mail`
    : `${place} and stay there, because SMTP_URL is not set; read them with npm run contact:outbox`;
}

/** Creates the endpoint. Touches neither disk nor network before the first request or `start`. */
export function createContactEndpoint(
  config: ContactConfig,
  options: ContactOptions = {},
): Contact {
  const {
    log = logToStandardError,
    now = Date.now,
    retryDelay = defaultRetryDelay,
    sendingBudgetMs,
  } = options;
  const store = createStore(openDatabase(config.database), config.messageLimit);
  const send = config.mail && createSend(config.mail);
  const delivery = send && createDelivery({ store, send, log, retryDelay, now });
  let closed = false;
  let preparing: Promise<boolean> | undefined;

  const sendStored = async () => {
    if (sendingBudgetMs === undefined) delivery?.wake();
    else await delivery?.flush(sendingBudgetMs);
  };
  const respond = createRespond({
    ingest: createIngest({
      store,
      limit: createRateLimit(config.rateLimit, now),
      log,
      onStored: sendStored,
    }),
    trusted: readTrustedProxies(config.trustedProxies),
    origins: config.origins,
    pathPrefix: config.pathPrefix ?? "",
    log,
    now,
  });

  /** Schedules every unsent message for a new attempt. @returns whether the database accepted it */
  const rescheduleUnsent = async (): Promise<boolean> => {
    try {
      await store.retryAll();
      return true;
    } catch (error) {
      log(`NO MESSAGE CAN BE TAKEN: ${nameError(error)}`);
      return false;
    }
  };
  /** Repeats `rescheduleUnsent` until the database accepts it or the endpoint closes. */
  const rescheduleUntilAccepted = async () => {
    for (let failures = 1; !closed; failures += 1) {
      preparing = rescheduleUnsent();
      if (await preparing) {
        log(describeStorage(config));
        delivery?.wake();
        return;
      }
      await sleep(retryDelay(failures), undefined, { ref: false });
    }
  };

  /** Logs at startup whether the mail server can be reached. */
  const probeMail = async (mail: MailSettings) => {
    const failure = await probe(mail);
    const { hostname } = new URL(mail.url);
    if (!failure) log(`the mail server ${hostname} answers`);
    else
      log(
        `${hostname}: ${describeFailure(failure)}; messages stay stored until the mail server works`,
      );
  };

  return {
    handle: async (request) => {
      try {
        return await respond(request);
      } catch (error) {
        log(`a request failed: ${locateError(error)}`);
        return responseFor({ error: { code: "unavailable" } });
      }
    },
    start: () => {
      void rescheduleUntilAccepted();
      if (config.mail) void probeMail(config.mail);
    },
    close: async () => {
      closed = true;
      await preparing;
      await delivery?.close();
    },
  };
}
