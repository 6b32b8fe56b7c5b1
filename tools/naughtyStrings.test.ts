/** @jest-environment node */
import naughtyStrings from "big-list-of-naughty-strings/blns.json";
import isemailSuite from "isemail/test/tests.json";
import { cleanQuestion, handoverLinks } from "../src/assistant/question";
import { reply } from "../src/assistant/reply";
import { engines } from "../src/assistant/testing/engines";
import { isEmailAddress, tidyAddress } from "../src/contact/emailAddress";
import { requestFields } from "../src/contact/contract";
import { readContactConfig } from "../src/contact/endpoint/config";
import { readSubmission } from "../src/contact/endpoint/readSubmission";
import { type ContactMessage, readMessage } from "../src/contact/message";
import { readPhone } from "../src/contact/phone";
import {
  formRequest,
  jsonRequest,
  mailTo,
  openTestContact,
  sampleMessage,
  until,
} from "../src/contact/testing/testContact";
import { openMailServer } from "../src/contact/testing/testMailServer";
import { longestAddress } from "../src/contact/textLinks";
import { checkContent } from "../src/content/check/checkContent";
import { company } from "../src/content/model/company";
import { removeProjects, writeProject } from "../src/content/testing/testProject";
import { nginxRedirects } from "../src/hosting/nginx";
import { redirectsFile } from "../src/hosting/staticHosts";
import { closeDirections, hasVisible } from "../src/i18n/visibleText";
import { normalizeQuery, queryFromAddress } from "../src/search/query";
import { searches } from "../src/search/testing/ownServices";

/** Sisters that the list does not have, in the inputs of docs/inputs.md. */
const more = [
  "\u3164",
  "\u2800",
  "\u{E0041}",
  "\u0301",
  "\uD83D",
  "a\u2067b",
  "a\u202Eb",
  "a\u2069b",
];
const strings = [...naughtyStrings, ...more];

afterEach(removeProjects);

/** What the form makes of values, with sound ones for those that it refuses. */
function accepted(values: Partial<ContactMessage>): ContactMessage {
  const { message, errors } = readMessage({ ...sampleMessage, ...values });
  for (const code of Object.values(errors)) expect(code).toMatch(/^(required|tooLong|invalid)$/);
  const refused = Object.keys(errors).map((field) => [field, sampleMessage[field as "name"]]);
  return { ...message, ...Object.fromEntries(refused) };
}

test("the form takes what can be seen, once and for all", () => {
  for (const text of strings) {
    const message = accepted({ name: text, phone: text, company: text, message: text });
    expect(readMessage(message)).toEqual({ message, errors: {} });
    for (const value of [message.name, message.message]) expect(hasVisible(value)).toBe(true);
  }
});

test("the endpoint stores what the form takes, and the mail carries it", async () => {
  const server = await openMailServer();
  const contact = openTestContact({ mail: mailTo(server) });
  const messages = strings.flatMap((name, index) => {
    const message = strings.slice(index + 2, index + 6).join("\n");
    return index % 6 === 0 ? accepted({ name, company: strings[index + 1], message }) : [];
  });
  for (const [index, message] of messages.entries()) {
    const answer = await contact.handle((index % 2 ? formRequest : jsonRequest)(message));
    expect([answer.status, answer.headers.location]).toEqual(
      index % 2 ? [303, "/contact/sent/"] : [202, undefined],
    );
  }
  // The same words are one message.
  const different = new Set(messages.map((message) => JSON.stringify(message)));
  await until(async () => (await contact.count("new")) === 0);
  const stored = await contact.store.list(["sent"]);
  expect(new Set(stored.map(({ message }) => JSON.stringify(message)))).toEqual(different);
  for (const { subject = "", text = "", ...mail } of server.mails) {
    expect([mail.cc, mail.bcc, mail.attachments]).toEqual([undefined, undefined, []]);
    expect(mail.to).toMatchObject({ value: [{ address: "info@fts.example" }] });
    expect(mail.replyTo?.value).toMatchObject([{ address: sampleMessage.email }]);
    for (const line of [subject, text]) expect(closeDirections(line)).toBe(line);
  }
  await contact.close();
  await server.close();
});

test("what the endpoint refuses it names", () => {
  const fields = [...Object.keys(sampleMessage), ...Object.values(requestFields)];
  for (const text of strings) {
    for (const field of fields) {
      const reading = readSubmission({ ...sampleMessage, [field]: text });
      if ("error" in reading) expect([text, reading.error.field]).toEqual([text, field]);
    }
  }
});

/** The address that was meant, or undefined when it is none. */
function readAddress(raw: string): string | undefined {
  const address = tidyAddress(raw);
  return isEmailAddress(address) ? address : undefined;
}

test("addresses are those that the isemail suite knows, and need a domain with a dot", () => {
  for (const [raw, verdict] of isemailSuite as [string, string][]) {
    const isPlain = /^(valid|dnsWarn)/.test(verdict) && /@.*\.[^.\d]+$/.test(raw);
    const address = readAddress(raw);
    expect([raw, address === raw]).toEqual([raw, isPlain]);
    // What was around an address is taken off; what is left is one, or nothing.
    if (address !== undefined) expect([raw, isEmailAddress(address)]).toEqual([raw, true]);
  }
});

test("a number that nobody knows is worth a look, never an error", () => {
  for (const text of strings) expect(typeof readPhone(text).usual).toBe("boolean");
});

test("the content check refuses a text, or lets it reach its reader", () => {
  const root = writeProject((files) => {
    files["content/company.json"].social = strings.map((text) => {
      return { icon: "brand-facebook", name: text, url: text };
    });
    files["content/redirects.json"] = strings.map((from) => ({ from, to: "/about/" }));
  });
  const refused = new Set(checkContent(root).map(({ file, at }) => `${file} ${at}`));
  strings.forEach((text, index) => {
    const isRefused = (place: string) => refused.has(`content/${place}`);
    if (!isRefused(`company.json social[${index}].name`)) expect(hasVisible(text)).toBe(true);
    if (!isRefused(`company.json social[${index}].url`)) expect(URL.canParse(text)).toBe(true);
    if (isRefused(`redirects.json [${index}].from`)) return;
    const redirects = [{ from: text, to: "/about/" }];
    const [line = ""] = redirectsFile(redirects, "").split("\n");
    expect(line.split(" ")).toHaveLength(3);
    expect(nginxRedirects(redirects, "")).toMatch(
      /^default \$meant_page;\n(?:"[^"\n]*" "[^"\n]*";\n){2}$/,
    );
  });
  for (const text of strings) {
    const { success } = company.shape.email.safeParse(text);
    expect([text, success]).toEqual([text, readAddress(text) === text]);
  }
});

test("a setting is taken, or refused by its name", () => {
  const smtp = { SMTP_URL: "smtp://mail.example", CONTACT_TO: "info@fts.example" };
  const names = ["SMTP_URL", "CONTACT_TO", "CONTACT_FROM", "SITE_URL", "CONTACT_ORIGINS"];
  for (const value of strings) {
    for (const name of [
      ...names,
      "TRUSTED_PROXIES",
      "CONTACT_RATE_LIMIT",
      "CONTACT_DATABASE_URL",
    ]) {
      let refusal = name;
      try {
        readContactConfig({ ...smtp, [name]: value });
      } catch (error) {
        refusal = (error as Error).message;
      }
      expect(refusal).toContain(name);
    }
  }
});

test("search and assistant answer, and carry what was asked in one piece", () => {
  const search = searches();
  const contact = { path: "/contact/", email: "info@fts.example", whatsapp: "201000000000" };
  for (const text of strings) {
    const query = normalizeQuery(text);
    expect(normalizeQuery(query)).toBe(query);
    expect(queryFromAddress(`?search=${text}`)).not.toMatch(/\p{Cs}|\p{Cc}/u);
    for (const find of Object.values(search)) expect(Array.isArray(find(text))).toBe(true);

    const question = cleanQuestion(text);
    for (const engine of Object.values(engines)) expect(reply(engine, question)).toBeDefined();
    for (const href of Object.values(handoverLinks(contact, question, "FTS"))) {
      expect(href.length).toBeLessThanOrEqual(longestAddress);
      expect(() => decodeURIComponent(href)).not.toThrow();
    }
  }
});
