import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** How a test's mail server treats the next mails. */
export type MailBehaviour =
  | "accept"
  /** Takes the connection and says nothing, not even a greeting. */
  | "silent"
  /** Takes the mail and never says whether it has it. */
  | "hanging"
  /** Answers the recipient, or the mail itself, with this code. */
  | { at: "recipient" | "data"; code: number };

/** A real SMTP server for tests. */
export interface TestMailServer {
  url: string;
  port: number;
  mails: ParsedMail[];
  behaviour: MailBehaviour;
  close: () => Promise<void>;
}

const failure = (code: number) =>
  Object.assign(new Error("not for <visitor@fts.example>"), { responseCode: code });

/**
 * Listens on a free port of this machine, or on the given one.
 * @param options with `login` it asks for a name and password and takes none
 */
export async function openMailServer(
  options: { port?: number; login?: boolean } = {},
): Promise<TestMailServer> {
  const { port = 0, login = false } = options;
  const codeAt = (at: "recipient" | "data") => {
    const { behaviour } = opened;
    return typeof behaviour === "object" && behaviour.at === at ? behaviour.code : undefined;
  };
  const server = new SMTPServer({
    disabledCommands: login ? ["STARTTLS"] : ["AUTH", "STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(failure(535)),
    closeTimeout: 10,
    disableReverseLookup: true,
    onConnect: (_session, callback) => {
      if (opened.behaviour !== "silent") callback();
    },
    onRcptTo: (_address, _session, callback) => {
      const code = codeAt("recipient");
      callback(code === undefined ? null : failure(code));
    },
    onData: (stream, _session, callback) => {
      const { behaviour } = opened;
      void simpleParser(stream).then((mail) => {
        if (behaviour === "hanging") return;
        const code = codeAt("data");
        if (code === undefined) opened.mails.push(mail);
        callback(code === undefined ? null : failure(code));
      }, callback);
    },
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
    behaviour: "accept",
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return opened;
}
