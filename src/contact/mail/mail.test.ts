/** @jest-environment node */
import { createServer } from "node:net";
import type { ParsedMail } from "mailparser";
import { asciiAddress } from "../emailAddress";
import { createSend, probe } from "./mail";
import { type Failure, judgeFailure } from "./sendOutcome";
import { createRecord, type MessageRecord } from "../store/record";
import { mailTo, sampleMessage } from "../testing/testContact";
import { openMailServer, type TestMailServer } from "../testing/testMailServer";

let server: TestMailServer;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.behaviour = "accept";
  server.mails = [];
  server.recipients = [];
});

const time = Date.UTC(2026, 0, 2, 3, 4, 5);
const recordOf = (changes: Partial<typeof sampleMessage> = {}): MessageRecord =>
  createRecord({ message: { ...sampleMessage, ...changes }, language: "ar", suspicions: [] }, time);
const send = (record: MessageRecord, timeoutMs?: number) =>
  createSend(mailTo(server, timeoutMs))(record);
const mailed = async (record: MessageRecord): Promise<ParsedMail> => {
  expect(await send(record)).toEqual({ kind: "sent" });
  const [mail] = server.mails;
  if (!mail) throw new Error("No mail arrived.");
  return mail;
};

describe("the mail", () => {
  it("carries Arabic through subject, names and text", async () => {
    const record = recordOf();
    const mail = await mailed(record);
    expect(mail.subject).toBe("Message from أحمد علي (erp)");
    expect(mail.text).toContain(sampleMessage.message);
    expect(mail.text).toContain("Name: أحمد علي\nE-mail: ahmed@fts.example\n");
    expect(mail.text).toContain("Phone: ٠١٠٠ ١٢٣ ٤٥٦٧\nCompany: شركة الأمل\n");
    expect(mail.replyTo?.value).toEqual([{ name: "أحمد علي", address: "ahmed@fts.example" }]);
    expect(mail.messageId).toBe(`<${record.id}@fts.example>`);
    expect(mail.date).toEqual(new Date(time));
    expect(mail.headers.get("content-language")).toBe("ar");
    expect(mail.html).toBe(false);
    // A person wrote it: helpdesks drop what says that it is automatic.
    for (const header of ["auto-submitted", "precedence", "x-auto-response-suppress", "list-id"]) {
      expect(mail.headers.has(header)).toBe(false);
    }
    expect(mail.attachments).toEqual([]);
  });

  it("adds the international form of a phone number where it is certain", async () => {
    const mail = await mailed(recordOf({ phone: "٠٠٢٠ ١٠٠ ١٢٣ ٤٥٦٧" }));
    expect(mail.text).toContain("(+201001234567)");
  });

  it("marks what looks like a machine's", async () => {
    const mail = await mailed({ ...recordOf(), suspicions: ["honeypot", "tooFast"] });
    expect(mail.subject).toMatch(/^\[suspect\] /);
    expect(mail.headers.get("x-contact-suspect")).toBe("honeypot, tooFast");
  });

  it.each([
    '"Ahmed" <boss@fts.example>, Ali',
    "Ahmed;boss@fts.example,",
    "=?utf-8?q?boss=40fts.example?=",
    "<img src=x>",
    "x".repeat(100),
    "ع".repeat(100),
  ])("has one sender and one recipient with the name %s", async (name) => {
    const mail = await mailed(recordOf({ name }));
    expect(mail.replyTo?.value.map(({ address }) => address)).toEqual([sampleMessage.email]);
    expect(mail.to).toMatchObject({ value: [{ address: "info@fts.example" }] });
    expect(mail.from?.value).toEqual([{ address: "web@fts.example", name: "" }]);
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
    expect(mail.text).toContain(`Name: ${name}\n`);
  });

  it("keeps lines that mean something to mail servers", async () => {
    const message = "first\n.\nQUIT\n..\nFrom here on\n\nBcc: all@fts.example";
    const mail = await mailed(recordOf({ message }));
    expect(mail.text).toContain(message);
    expect(mail.bcc).toBeUndefined();
  });

  it("names an address that not every server takes in the text only", async () => {
    const mail = await mailed(recordOf({ email: "متجر@مثال.مصر" }));
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain("E-mail: متجر@مثال.مصر\nReply: does not work here");
  });

  it("answers to a domain in Arabic in the form of the network", async () => {
    const mail = await mailed(recordOf({ email: "ali@مثال.مصر" }));
    const { line } = mail.headerLines.find(({ key }) => key === "reply-to") ?? {};
    expect(line).toContain("<ali@xn--mgbh0fb.xn--wgbh1c>");
  });

  it.each(["web@شركة.مصر", "web@xn--ogbpi5d.xn--wgbh1c", "ويب@شركة.مصر"])(
    "from %s has an id that every server can read",
    async (from) => {
      const record = recordOf();
      const sender = { ...mailTo(server), from, to: ["info@شركة.مصر", "مبيعات@شركة.مصر"] };
      expect(await createSend(sender)(record)).toEqual({ kind: "sent" });
      const [mail] = server.mails;
      expect(mail?.messageId).toBe(`<${record.id}@xn--ogbpi5d.xn--wgbh1c>`);
      expect(await createSend(sender)({ ...record, reached: sender.to.map(asciiAddress) })).toEqual(
        { kind: "sent" },
      );
      expect(server.mails).toHaveLength(1);
    },
  );
});

const failed = (failure: Partial<Failure>) => ({
  kind: "failed",
  failure: expect.objectContaining(failure) as Failure,
});

describe("a mail server", () => {
  it.each([
    ["recipient", 550, "settings"],
    ["data", 554, "unclear"],
    ["recipient", 451, "putOff"],
    ["data", 452, "putOff"],
  ] as const)("that answers the %s with %d", async (at, code, cause) => {
    server.behaviour = { at, code };
    expect(await send(recordOf())).toEqual(failed({ cause, code: String(code) }));
    expect(server.mails).toEqual([]);
  });

  it.each(["silent", "hanging"] as const)("that is %s", async (behaviour) => {
    server.behaviour = behaviour;
    expect(await send(recordOf(), 150)).toEqual(failed({ cause: "away" }));
  });

  it("that is down", async () => {
    const gone = await openMailServer();
    await gone.close();
    const outcome = await createSend(mailTo(gone))(recordOf());
    expect(outcome).toEqual(failed({ cause: "away", code: "ECONNREFUSED" }));
  });

  it.each([
    ["554 go away", "settings"],
    ["554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked", "settings"],
    ["421 busy", "busy"],
  ] as const)("that greets with %s", async (greeting, cause) => {
    const rude = createServer((socket) => {
      socket.on("error", () => socket.destroy());
      socket.end(`${greeting}\r\n`);
    });
    await new Promise<void>((resolve) => rude.listen(0, "127.0.0.1", resolve));
    const address = rude.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    const url = `smtp://127.0.0.1:${address.port}`;
    expect(await createSend(mailTo({ url }))(recordOf())).toEqual(failed({ cause }));
    rude.close();
  });

  it("that wants another password", async () => {
    const locked = await openMailServer({ login: true });
    const url = locked.url.replace("smtp://", "smtp://user:wrong@");
    const outcome = await createSend(mailTo({ url }))(recordOf());
    expect(outcome).toEqual(failed({ cause: "settings", check: "SMTP_URL", code: "535" }));
    await locked.close();
  });

  it("that wants a login and gets none", async () => {
    const locked = await openMailServer({ login: true });
    const outcome = await createSend(mailTo(locked))(recordOf());
    expect(outcome).toEqual(failed({ cause: "settings", check: "SMTP_URL", code: "530" }));
    await locked.close();
  });

  it("that hangs up", async () => {
    server.behaviour = { hangsUpOn: sampleMessage.message };
    expect(await send(recordOf())).toEqual(failed({ cause: "away" }));
  });
});

describe("several recipients", () => {
  const to = ["Info@FTS.example", "sales@fts.example"];
  const sendTo = (record: MessageRecord) => createSend({ ...mailTo(server), to })(record);

  it("get one mail that names them all", async () => {
    expect(await sendTo(recordOf())).toEqual({ kind: "sent" });
    expect(server.recipients).toHaveLength(1);
    const value = [{ address: "Info@fts.example" }, { address: "sales@fts.example" }];
    expect(server.mails[0]?.to).toMatchObject({ value });
  });

  it.each([450, 550])("are distinguished when one of them is refused with %d", async (code) => {
    server.behaviour = { at: "recipient", code, text: "no", only: "sales@fts.example" };
    const outcome = await sendTo(recordOf());
    expect(outcome).toMatchObject({ kind: "partly", reached: ["Info@fts.example"], missed: 1 });
    expect(outcome).toMatchObject({
      failure: { code: String(code), answer: `sales@fts.example: ${code} no` },
    });
    server.behaviour = "accept";
    expect(await sendTo({ ...recordOf(), reached: ["Info@fts.example"] })).toEqual({
      kind: "sent",
    });
    expect(server.recipients).toEqual([["Info@fts.example"], ["sales@fts.example"]]);
  });

  it("are tried again soon while one of them is only put off, with the answers of all", async () => {
    server.behaviour = {
      recipients: {
        "Info@fts.example": "450 4.7.1 greylisted",
        "sales@fts.example": "550 5.1.1 no",
      },
    };
    const answer = "Info@fts.example: 450 4.7.1 greylisted; sales@fts.example: 550 5.1.1 no";
    expect(await sendTo(recordOf())).toEqual(failed({ cause: "putOff", answer }));
  });

  it("are no longer waited for when the settings do not name them any more", async () => {
    const outcome = await sendTo({
      ...recordOf(),
      reached: ["Info@fts.example", "sales@fts.example"],
    });
    expect([outcome, server.mails]).toEqual([{ kind: "sent" }, []]);
  });
});

// 0.0.0.0 reaches this machine without being one of its loopback addresses, except on Windows.
const itAbroad = process.platform === "win32" ? it.skip : it;

describe("a password", () => {
  let plain: TestMailServer;
  beforeAll(async () => {
    plain = await openMailServer({ login: true });
  });
  afterAll(() => plain.close());
  const sendBy = (host: string, query = "") => {
    const url = `smtp://user:secret@${host}:${plain.port}${query}`;
    return createSend(mailTo({ url }))(recordOf());
  };

  itAbroad("does not leave this machine without TLS", async () => {
    const outcome = await sendBy("0.0.0.0");
    expect(outcome).toEqual(failed({ cause: "settings", check: "SMTP_URL" }));
    expect(plain.logins).toEqual([]);
  });

  itAbroad("does when the address says so", async () => {
    await sendBy("0.0.0.0", "?requireTLS=false");
    expect(plain.logins).toEqual(["user"]);
  });

  it("goes to a server on this machine as it is", async () => {
    plain.logins = [];
    await sendBy("127.0.0.1");
    expect(plain.logins).toEqual(["user"]);
  });
});

it.each(["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "INVALID_CA", "DEPTH_ZERO_SELF_SIGNED_CERT"])(
  "a certificate that is not to be trusted is a matter of settings: %s",
  (originalCode) => {
    const failure = judgeFailure({ code: "ESOCKET", originalCode });
    expect(failure).toMatchObject({ cause: "settings", check: "SMTP_URL" });
  },
);

describe("the probe", () => {
  it("says nothing when the server takes connection and login", async () => {
    expect(await probe(mailTo(server))).toBeUndefined();
    expect(server.mails).toEqual([]);
  });

  it("tells what is wrong", async () => {
    const locked = await openMailServer({ login: true });
    const url = locked.url.replace("smtp://", "smtp://user:wrong@");
    expect(await probe(mailTo({ url }))).toMatchObject({ cause: "settings", check: "SMTP_URL" });
    await locked.close();
    expect(await probe(mailTo({ url }))).toMatchObject({ cause: "away", code: "ECONNREFUSED" });
    const nowhere = { url: "smtp://mail.fts.invalid" };
    expect((await probe(mailTo(nowhere)))?.cause).not.toBeUndefined();
  });
});
