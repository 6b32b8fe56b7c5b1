/** @jest-environment node */
import { readContactConfig } from "./config";

const smtp = { SMTP_URL: "smtp://mail.example:587", CONTACT_TO: "info@fts.example" };

it("keeps messages on disk when nothing is configured", () => {
  expect(readContactConfig({})).toEqual({
    spoolFolder: "spool",
    mail: undefined,
    spoolLimit: 10_000,
    rateLimit: 5,
    trustedProxies: [],
    origins: [],
    pathPrefix: "",
  });
});

it("reads every variable", () => {
  expect(
    readContactConfig({
      CONTACT_SPOOL_DIR: "/var/spool/fts",
      SMTP_URL: "smtps://web%40fts.example:pass@mail.example",
      CONTACT_TO: "info@fts.example, sales@fts.example",
      CONTACT_SPOOL_LIMIT: "200",
      CONTACT_RATE_LIMIT: "0",
      TRUSTED_PROXIES: "loopback, 10.0.0.0/8",
      SITE_URL: "https://fts.example/",
      CONTACT_ORIGINS: "https://www.fts.example, http://localhost:8000/fts/",
      PATH_PREFIX: "site/",
    }),
  ).toEqual({
    spoolFolder: "/var/spool/fts",
    mail: {
      url: "smtps://web%40fts.example:pass@mail.example",
      to: ["info@fts.example", "sales@fts.example"],
      from: "web@fts.example",
    },
    spoolLimit: 200,
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

it("sends from the recipient unless told or logged in by an address", () => {
  expect(readContactConfig(smtp).mail?.from).toBe("info@fts.example");
  const told = readContactConfig({ ...smtp, CONTACT_FROM: "web@fts.example" });
  expect(told.mail?.from).toBe("web@fts.example");
});

it("does without a disk where there is none", () => {
  expect(readContactConfig({ CONTACT_SPOOL_DIR: "none" }).spoolFolder).toBeUndefined();
  expect(readContactConfig({ NETLIFY: "true" }).spoolFolder).toBeUndefined();
  expect(readContactConfig({ VERCEL: "1", CONTACT_SPOOL_DIR: "/mnt" }).spoolFolder).toBe("/mnt");
});

it.each([
  [{ ...smtp, SMTP_URL: "mail.example" }, "SMTP_URL is no mail server"],
  [{ ...smtp, SMTP_URL: "http://mail.example" }, "SMTP_URL is no mail server"],
  [{ ...smtp, SMTP_URL: "smtp://50%:pass@mail.example" }, "SMTP_URL: write a % in user"],
  [{ ...smtp, SMTP_URL: "smtp://user:100%@mail.example" }, "SMTP_URL: write a % in user"],
  [{ SMTP_URL: smtp.SMTP_URL }, "CONTACT_TO"],
  [{ ...smtp, CONTACT_TO: "info@fts.example, Ahmed" }, "CONTACT_TO"],
  [{ ...smtp, CONTACT_FROM: "FTS <a@fts.example>" }, "CONTACT_FROM"],
  [{ CONTACT_SPOOL_LIMIT: "-1" }, "CONTACT_SPOOL_LIMIT"],
  [{ CONTACT_RATE_LIMIT: "many" }, "CONTACT_RATE_LIMIT"],
  [{ TRUSTED_PROXIES: "nginx" }, "TRUSTED_PROXIES"],
  [{ CONTACT_ORIGINS: "fts.example" }, "CONTACT_ORIGINS"],
])("refuses %j", (environment, fault) => {
  expect(() => readContactConfig(environment)).toThrow(fault);
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
