/** @jest-environment node */
import type { ContactRequest, ContactResponse } from "./http";
import { formRequest, jsonRequest, openTestContact, sampleMessage } from "../testing/testContact";

const parse = ({ body }: ContactResponse) => JSON.parse(body) as Record<string, unknown>;

describe("what is refused", () => {
  const json = { "content-type": "application/json" };
  const raw = (text: string | Buffer, headers: ContactRequest["headers"] = json) => ({
    ...jsonRequest({}),
    headers,
    body: { kind: "raw" as const, bytes: Buffer.from(text) },
  });
  const multipart = { "content-type": "multipart/form-data; boundary=x" };

  it.each<[string, ContactRequest, number, unknown]>([
    ["half of JSON", raw('{"name": "Ahmed'), 400, { code: "malformed" }],
    ["an empty body", raw(""), 400, { code: "malformed" }],
    ["a list", raw("[]"), 400, { code: "malformed" }],
    ["null", raw("null"), 400, { code: "malformed" }],
    ["deep nesting", raw("[".repeat(60_000)), 400, { code: "malformed" }],
    ["broken UTF-8", raw(Buffer.from([0x22, 0xff, 0x22])), 400, { code: "malformed" }],
    ["a huge body", raw(" ".repeat(70_000)), 413, { code: "tooLarge" }],
    [
      "a body cut short",
      { ...raw(""), body: { kind: "error", error: "timeout" } },
      408,
      { code: "timeout" },
    ],
    ["multipart", raw("--x--", multipart), 415, { code: "unsupportedType" }],
    ["no type", raw("{}", {}), 415, { code: "unsupportedType" }],
    ["text", raw("{}", { "content-type": "text/plain" }), 415, { code: "unsupportedType" }],
    ["gzip", raw("{}", { ...json, "content-encoding": "gzip" }), 415, { code: "unsupportedType" }],
    ["no fields", raw("{}"), 400, { code: "required", field: "name" }],
    [
      "a number as name",
      jsonRequest({ ...sampleMessage, name: 1 }),
      400,
      { code: "invalid", field: "name" },
    ],
    [
      "inherited names",
      raw('{"__proto__": {"name": "x"}}'),
      400,
      { code: "required", field: "name" },
    ],
    [
      "a forged header",
      jsonRequest({ ...sampleMessage, name: "A\r\nBcc: x@y.example" }),
      400,
      { code: "invalid", field: "name" },
    ],
    [
      "a long message",
      jsonRequest({ ...sampleMessage, message: "x".repeat(5001) }),
      400,
      { code: "tooLong", field: "message" },
    ],
    [
      "no language",
      jsonRequest({ ...sampleMessage, language: "xx" }),
      400,
      { code: "invalid", field: "language" },
    ],
    [
      "a short key",
      jsonRequest({ ...sampleMessage, idempotencyKey: "1" }),
      400,
      { code: "invalid", field: "idempotencyKey" },
    ],
    [
      "a path as key",
      jsonRequest({ ...sampleMessage, idempotencyKey: "../../etc/passwd" }),
      400,
      { code: "invalid", field: "idempotencyKey" },
    ],
    [
      "time that runs back",
      jsonRequest({ ...sampleMessage, elapsedMs: -1 }),
      400,
      { code: "invalid", field: "elapsedMs" },
    ],
    [
      "a honeypot with a list",
      jsonRequest({ ...sampleMessage, website: [] }),
      400,
      { code: "invalid", field: "website" },
    ],
    [
      "another site",
      jsonRequest(sampleMessage, { headers: { origin: "https://evil.example" } }),
      403,
      { code: "foreignOrigin" },
    ],
  ])("refuses %s", async (_case, request, status, error) => {
    const contact = openTestContact();
    const answer = await contact.handle(request);
    expect(answer.status).toBe(status);
    expect(parse(answer)).toEqual({ error });
    expect(answer.body).not.toMatch(/[<>]|\n\s+at /);
    expect(await contact.count("new")).toBe(0);
  });

  it("refuses a form field that was sent twice", async () => {
    const contact = openTestContact();
    const body = `${new URLSearchParams(sampleMessage).toString()}&name=Other`;
    const request = raw(body, { "content-type": "application/x-www-form-urlencoded" });
    expect((await contact.handle(request)).headers.location).toBe("/contact/failed/#name");
  });

  it.each(["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"])("refuses %s", async (method) => {
    const answer = await openTestContact().handle(jsonRequest(sampleMessage, { method }));
    expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
    expect(parse(answer)).toEqual({ error: { code: "methodNotAllowed" } });
  });
});

describe("other sites that are configured", () => {
  const origin = "https://www.fts.example";
  const headers = { origin, "sec-fetch-site": "cross-site" };

  it("may ask, send and read the answer", async () => {
    const contact = openTestContact({ origins: [{ origin, pathPrefix: "" }] });
    const asked = await contact.handle(jsonRequest({}, { method: "OPTIONS", headers }));
    expect(asked).toMatchObject({
      status: 204,
      headers: {
        "access-control-allow-origin": origin,
        "access-control-allow-headers": "content-type",
      },
    });
    const sent = await contact.handle(jsonRequest(sampleMessage, { headers }));
    expect([sent.status, sent.headers["access-control-allow-origin"]]).toEqual([202, origin]);
    expect(sent.headers["access-control-expose-headers"]).toBe("retry-after");
  });

  it("get their visitors back without JavaScript", async () => {
    const contact = openTestContact({ origins: [{ origin, pathPrefix: "" }] });
    const answer = await contact.handle(formRequest({ ...sampleMessage, language: "ar" }, headers));
    expect(answer.headers.location).toBe(`${origin}/ar/contact/sent/`);
  });

  it.each([
    ["its own folder", { origin, pathPrefix: "/fts" }, `${origin}/fts/ar/contact/sent/`],
    ["the root", { origin, pathPrefix: "" }, `${origin}/ar/contact/sent/`],
    ["the endpoint's own, by another address", { origin }, `${origin}/site/ar/contact/sent/`],
  ])("get them back into %s", async (_case, site, location) => {
    const contact = openTestContact({ origins: [site], pathPrefix: "/site" });
    const answer = await contact.handle(formRequest({ ...sampleMessage, language: "ar" }, headers));
    expect(answer.headers.location).toBe(location);
  });

  it("are taken at their page's word for the language", async () => {
    const contact = openTestContact({ origins: [{ origin, pathPrefix: "/fts" }] });
    const referer = `${origin}/fts/ar/contact/`;
    const answer = await contact.handle(formRequest(sampleMessage, { ...headers, referer }));
    expect(answer.headers.location).toBe(`${origin}/fts/ar/contact/sent/`);
  });
});

describe("a site in a folder of its host", () => {
  const from = (path: string) => ({ referer: `https://fts.example${path}` });

  it("gets its visitors back into that folder, in the language of their page", async () => {
    const contact = openTestContact({ pathPrefix: "/site" });
    const answers = await Promise.all([
      contact.handle(formRequest(sampleMessage, from("/site/contact/"))),
      contact.handle(formRequest(sampleMessage, from("/site/ar/contact/"))),
      contact.handle(formRequest({ ...sampleMessage, email: "" }, from("/site/ar/contact/"))),
      contact.handle(formRequest(sampleMessage, from("/ar/contact/"))),
    ]);
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
      [303, "/site/contact/sent/"],
      [303, "/site/ar/contact/sent/"],
      [303, "/site/ar/contact/failed/#email"],
      [303, "/site/contact/sent/"],
    ]);
  });
});
