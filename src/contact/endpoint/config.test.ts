/** @jest-environment node */
import { resolve } from "node:path";
import { describeDatabase } from "../store/database";
import { readContactConfig } from "./config";

const smtp = { SMTP_URL: "smtp://mail.example:587", CONTACT_TO: "info@fts.example" };

it("keeps messages in a file when nothing is configured", () => {
  expect(readContactConfig({})).toEqual({
    database: { url: "file:data/messages.db", authToken: undefined },
    mail: undefined,
    messageLimit: 10_000,
    rateLimit: 5,
    trustedProxies: [],
    origins: [],
    pathPrefix: "",
  });
});

it("reads every variable", () => {
  expect(
    readContactConfig({
      CONTACT_DATABASE_URL: "libsql://messages.example",
      CONTACT_DATABASE_AUTH_TOKEN: "token",
      SMTP_URL: "smtps://web%40fts.example:pass@mail.example",
      CONTACT_TO: "info@fts.example, sales@fts.example",
      CONTACT_MESSAGE_LIMIT: "200",
      CONTACT_RATE_LIMIT: "0",
      TRUSTED_PROXIES: "loopback, 10.0.0.0/8",
      SITE_URL: "https://fts.example/",
      CONTACT_ORIGINS: "https://www.fts.example, http://localhost:8000/fts/",
      PATH_PREFIX: "site/",
    }),
  ).toEqual({
    database: { url: "libsql://messages.example", authToken: "token" },
    mail: {
      url: "smtps://web%40fts.example:pass@mail.example",
      to: ["info@fts.example", "sales@fts.example"],
      from: "web@fts.example",
      timeoutMs: 60_000,
    },
    messageLimit: 200,
    rateLimit: 0,
    trustedProxies: ["loopback", "10.0.0.0/8"],
    origins: [
      { origin: "https://fts.example" },
      { origin: "https://www.fts.example", pathPrefix: "" },
      { origin: "http://localhost:8000", pathPrefix: "/fts" },
    ],
    pathPrefix: "/site",
  });
});

it("sends from the recipient unless configured or logged in by an address", () => {
  expect(readContactConfig(smtp).mail?.from).toBe("info@fts.example");
  const configured = readContactConfig({ ...smtp, CONTACT_FROM: "web@fts.example" });
  expect(configured.mail?.from).toBe("web@fts.example");
});

it("reads addresses as they are pasted, and names in Arabic", () => {
  const { mail, origins } = readContactConfig({
    SMTP_URL: "smtp://web:pass@بريد.مصر:587",
    CONTACT_TO: "\u200Einfo@شركة.مصر\u200F، sales＠fts.example, root@localhost",
    CONTACT_FROM: "web@xn--ogbpi5d.xn--wgbh1c\u00A0",
    SITE_URL: "\uFEFFhttps://شركة.مصر\u200F",
    CONTACT_ORIGINS: "https://xn--ogbpi5d.xn--wgbh1c",
  });
  expect(mail).toMatchObject({
    url: "smtp://web:pass@xn--ngbof4h.xn--wgbh1c:587",
    to: ["info@شركة.مصر", "sales@fts.example", "root@localhost"],
    from: "web@xn--ogbpi5d.xn--wgbh1c",
  });
  const origin = "https://xn--ogbpi5d.xn--wgbh1c";
  expect(origins).toEqual([{ origin }, { origin, pathPrefix: "" }]);
});

it.each([
  ["smtp://u:p@mail.fts.example:587\u200e", "smtp://u:p@mail.fts.example:587"],
  ["\u202Asmtp://mail.fts.example:587\u202C", "smtp://mail.fts.example:587"],
  ["smtp://u:a\u200D b@mail.fts.example", "smtp://u:a\u200D b@mail.fts.example"],
])("reads the mail server of %j", (SMTP_URL, url) => {
  expect(readContactConfig({ ...smtp, SMTP_URL }).mail?.url).toBe(url);
});

it.each(["5\u200f", "٥", "۵ "])("reads the limit of %j", (CONTACT_RATE_LIMIT) => {
  expect(readContactConfig({ CONTACT_RATE_LIMIT }).rateLimit).toBe(5);
});

it.each([
  "file:messages.db",
  "file:/var/lib/fts/messages.db",
  "file:///var/lib/fts/messages.db",
  "file:/var/lib/fts/100%.db",
  "file:/var/lib/fts/50%25 off/a%23b%3F.db",
  "file:رسائل/messages 1.db",
  "https://messages.example",
  "libsql://messages.example?tls=0",
])("takes %s for a database", (url) => {
  const { database } = readContactConfig({ CONTACT_DATABASE_URL: url, NETLIFY: "true" });
  expect(database.url).toBe(url);
});

it("never names a token in a log", () => {
  const url = "libsql://messages.example:8080?authToken=secret";
  expect(describeDatabase({ url })).toBe("the database at messages.example:8080");
  expect(describeDatabase({ url: "file:data/messages.db" })).toBe(resolve("data/messages.db"));
  expect(() => readContactConfig({ CONTACT_DATABASE_URL: "messages?authToken=secret" })).toThrow(
    expect.not.objectContaining({
      message: expect.stringContaining("secret") as string,
    }) as Error,
  );
});

it.each([
  [{ ...smtp, SMTP_URL: "mail.example" }, "SMTP_URL is not a mail server"],
  [{ ...smtp, SMTP_URL: "http://mail.example" }, "SMTP_URL is not a mail server"],
  [{ ...smtp, SMTP_URL: "smtp://u:p@mail%:587" }, "SMTP_URL is not a mail server"],
  [{ ...smtp, SMTP_URL: "smtp://50%:pass@mail.example" }, "SMTP_URL: write a % in user"],
  [{ ...smtp, SMTP_URL: "smtp://user:100%@mail.example" }, "SMTP_URL: write a % in user"],
  [{ SMTP_URL: smtp.SMTP_URL }, "CONTACT_TO"],
  [{ ...smtp, CONTACT_TO: "info@fts.example, Ahmed" }, "CONTACT_TO"],
  [{ ...smtp, CONTACT_TO: `${"x".repeat(65)}@fts.example` }, "CONTACT_TO"],
  [{ ...smtp, CONTACT_FROM: "FTS <a@fts.example>" }, "CONTACT_FROM"],
  [{ ...smtp, CONTACT_FROM: "\u3164" }, "CONTACT_FROM"],
  [{ CONTACT_MESSAGE_LIMIT: "-1" }, "CONTACT_MESSAGE_LIMIT"],
  [{ CONTACT_DATABASE_URL: "data/messages.db" }, "CONTACT_DATABASE_URL is not a database"],
  [{ CONTACT_DATABASE_URL: "file:" }, "CONTACT_DATABASE_URL is not a database"],
  [{ CONTACT_DATABASE_URL: "file://data/messages.db" }, "CONTACT_DATABASE_URL is not a database"],
  [{ CONTACT_DATABASE_URL: "file::memory:" }, "CONTACT_DATABASE_URL is not a database"],
  [{ CONTACT_DATABASE_URL: "file:data/a#b.db" }, "write ? as %3F and # as %23"],
  [{ CONTACT_DATABASE_URL: "file:data/a.db?mode=ro" }, "write ? as %3F and # as %23"],
  [{ CONTACT_DATABASE_URL: "file:~/messages.db" }, "~ is not expanded here"],
  [{ CONTACT_DATABASE_URL: "file:///~fts/messages.db" }, "~ is not expanded here"],
  [{ CONTACT_DATABASE_URL: "file:data/" }, "it names a folder"],
  [{ CONTACT_DATABASE_URL: "file:/srv/.." }, "it names a folder"],
  [{ CONTACT_DATABASE_URL: "file:a%FF.db" }, "no UTF-8"],
  [{ CONTACT_DATABASE_URL: "file:a%00.db" }, "%00 cannot be in a path"],
  [{ CONTACT_DATABASE_URL: "postgres://host" }, "CONTACT_DATABASE_URL is not a database"],
  [{ NETLIFY: "true" }, "CONTACT_DATABASE_URL is not set"],
  [{ CONTACT_RATE_LIMIT: "many" }, "CONTACT_RATE_LIMIT"],
  [{ TRUSTED_PROXIES: "nginx" }, "TRUSTED_PROXIES"],
  [{ CONTACT_ORIGINS: "fts.example" }, "CONTACT_ORIGINS"],
])("refuses %j", (environment, error) => {
  expect(() => readContactConfig(environment)).toThrow(error);
});

it.each(["smtp//user:secret-password@mail.example", "smtp://user:secret-password%@mail.example"])(
  "never repeats the password of %s",
  (SMTP_URL) => {
    expect(() => readContactConfig({ ...smtp, SMTP_URL })).toThrow(
      expect.not.objectContaining({
        message: expect.stringContaining("secret") as string,
      }) as Error,
    );
  },
);
