import type { AddressInfo, Socket } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

type AnsweredCommand = "login" | "sender" | "recipient" | "data";

/** How a test's mail server treats the next mails. */
export type MailBehaviour =
  | "accept"
  /** Takes the connection and says nothing, not even a greeting. */
  | "silent"
  /** Takes the mail and never says whether it has it. */
  | "hanging"
  /** Takes the mail and says so only when asked to, by `unanswered`. */
  | "slow"
  /**
   * Answers the login, the sender, the recipient (every one, or just this), or the mail itself, with
   * this code and text, which may have several lines.
   */
  | { at: AnsweredCommand; code: number; text?: string | readonly string[]; only?: string }
  /** Answers these recipients so, with code and text, and takes the others. */
  | { recipients: Readonly<Record<string, string>> }
  /** Hangs up on every mail that has this in its text. */
  | { hangsUpOn: string };

/** A real SMTP server for tests. */
export interface TestMailServer {
  url: string;
  port: number;
  mails: ParsedMail[];
  /** Whom each of the mails was delivered to. */
  recipients: string[][];
  /** The names that somebody tried to log in with. */
  logins: string[];
  behaviour: MailBehaviour;
  /** Say yes to the mails that came while it was slow. */
  unanswered: (() => void)[];
  close: () => Promise<void>;
}

/** smtp-server takes an array for several lines, though its types do not say so. */
const failure = (
  responseCode: number,
  message: string | readonly string[] = "not for <visitor@fts.example>",
) => Object.assign(new Error(), { responseCode, message: message as string });

/**
 * Listens on a free port of this machine, or on the given one.
 * @param options with `login` it asks for a name and password and takes none
 */
export async function openMailServer(
  options: { port?: number; login?: boolean } = {},
): Promise<TestMailServer> {
  const { port = 0, login = false } = options;
  const failureAt = (at: AnsweredCommand, address?: string) => {
    const { behaviour } = opened;
    if (typeof behaviour !== "object") return null;
    if ("recipients" in behaviour) {
      const answer = address && behaviour.recipients[address];
      return answer ? failure(Number(answer.slice(0, 3)), answer.slice(4)) : null;
    }
    if (!("at" in behaviour) || behaviour.at !== at) return null;
    const { code, text, only = address } = behaviour;
    return only === address ? failure(code, text) : null;
  };
  const sockets = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    disabledCommands: login ? ["STARTTLS"] : ["AUTH", "STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username = "" }, _session, callback) => {
      opened.logins.push(username);
      callback(failureAt("login") ?? failure(535));
    },
    closeTimeout: 10,
    disableReverseLookup: true,
    onConnect: (_session, callback) => {
      if (opened.behaviour !== "silent") callback();
    },
    onMailFrom: (_address, _session, callback) => callback(failureAt("sender")),
    onRcptTo: ({ address }, _session, callback) => callback(failureAt("recipient", address)),
    onData: (stream, { envelope, remotePort }, callback) => {
      const { behaviour } = opened;
      void simpleParser(stream).then((mail) => {
        if (behaviour === "hanging") return;
        if (behaviour === "slow") return opened.unanswered.push(() => callback());
        if (typeof behaviour === "object" && "hangsUpOn" in behaviour) {
          if (mail.text?.includes(behaviour.hangsUpOn)) return sockets.get(remotePort)?.destroy();
        }
        const error = failureAt("data");
        if (!error) {
          opened.mails.push(mail);
          opened.recipients.push(envelope.rcptTo.map(({ address }) => address));
        }
        callback(error);
      }, callback);
    },
  });
  server.server.on("connection", (socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.once("close", () => sockets.delete(remotePort));
  });
  // Clients of these tests cut connections off.
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (!["ECONNRESET", "EPIPE"].includes(error.code ?? "")) throw error;
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const taken = (server.server.address() as AddressInfo).port;
  const opened: TestMailServer = {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails: [],
    recipients: [],
    logins: [],
    behaviour: "accept",
    unanswered: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return opened;
}
