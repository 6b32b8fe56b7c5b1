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

/** Replaceable, for tests. */
export interface ContactTools {
  log?: Log;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds to wait after so many failed attempts to send. */
  retryDelay?: (failures: number) => number;
  /**
   * For a process that may be frozen once it has answered, as a function's: sends while the visitor
   * waits, and begins no mail after so many milliseconds.
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
export function createContact(config: ContactConfig, tools: ContactTools = {}): Contact {
  const { log = logToStandardError, now = Date.now, retryDelay = defaultRetryDelay } = tools;
  const { sendingBudgetMs } = tools;
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

  /** Has everything that waits tried again. @returns whether the database took it */
  const prepareOnce = async (): Promise<boolean> => {
    try {
      await store.retryAll();
      return true;
    } catch (error) {
      log(`NO MESSAGE CAN BE TAKEN: ${nameError(error)}`);
      return false;
    }
  };
  /** Prepares sending, over and over until the database lets it. */
  const prepare = async () => {
    for (let failures = 1; !closed; failures += 1) {
      preparing = prepareOnce();
      if (await preparing) {
        log(describeStorage(config));
        delivery?.wake();
        return;
      }
      await sleep(retryDelay(failures), undefined, { ref: false });
    }
  };

  /** Says at the start what is wrong with the mail server, rather than with the first message. */
  const probeMail = async (mail: MailSettings) => {
    const failure = await probe(mail);
    const { hostname } = new URL(mail.url);
    if (!failure) log(`the mail server ${hostname} answers`);
    else log(`${hostname}: ${describeFailure(failure)}; messages are kept until it is right`);
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
      void prepare();
      if (config.mail) void probeMail(config.mail);
    },
    close: async () => {
      closed = true;
      await preparing;
      await delivery?.close();
    },
  };
}
