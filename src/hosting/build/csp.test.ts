/** @jest-environment node */
import { createHash } from "node:crypto";
import { applyEdits } from "./html";
import { contentSecurityPolicy, policyEdits } from "./csp";
import { readPage } from "./readPage";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const withPolicy = (html: string) => applyEdits(html, policyEdits(readPage(html)));
const page = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? "";

const nothing = { scriptHashes: [], styleHashes: [] };

describe("contentSecurityPolicy", () => {
  it("allows the site itself and little else", () => {
    expect(contentSecurityPolicy({ scriptHashes: ["sha256-x"], styleHashes: ["sha256-y"] })).toBe(
      "default-src 'self'; script-src 'self' 'sha256-x'; style-src 'self' 'sha256-y'; " +
        "object-src 'none'; base-uri 'self'; form-action 'self'; style-src-attr 'unsafe-inline'; " +
        "require-trusted-types-for 'script'; trusted-types webpack default",
    );
  });

  it("adds configured hosts to their directive", () => {
    const extra = { "connect-src": ["https://forms.example"] };
    expect(contentSecurityPolicy(nothing, extra)).toContain(
      "connect-src 'self' https://forms.example;",
    );
  });

  it("leaves styles and types to the script of another host", () => {
    const host = ["https://chat.example"];
    const policy = contentSecurityPolicy(
      { ...nothing, styleHashes: ["sha256-y"] },
      { "script-src": host, "style-src": host },
    );
    expect(policy).toContain("style-src 'self' 'unsafe-inline' https://chat.example;");
    expect(policy).not.toContain("trusted-types");
  });

  it.each(["a; script-src *", 'a"><script>', "", "a b"])("refuses %p as a host", (source) => {
    expect(() => contentSecurityPolicy(nothing, { "script-src": [source] })).toThrow(
      "is not a source",
    );
  });
});

describe("the policy of a page", () => {
  it("stands right after the charset and leaves the rest as it was", () => {
    const html = page("<title>a</title>", "<p>one\r\n<b>two</p>");
    const result = withPolicy(html);
    expect(result).toContain('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"');
    expect(result.replace(/<meta http-equiv.*?\/>/, "")).toBe(html);
  });

  it("allows inline scripts by the text that a browser sees", () => {
    const html = page("<script>a('</p>')</script>", "<script type=module>\r\nb()</script>");
    expect(policyOf(withPolicy(html))).toContain(
      `script-src 'self' ${sha("a('</p>')")} ${sha("\nb()")};`,
    );
  });

  it("allows style elements by their text", () => {
    const html = page("<style>a{color:red}</style>", "<style>b{}</style>");
    expect(policyOf(withPolicy(html))).toContain(
      `style-src 'self' ${sha("a{color:red}")} ${sha("b{}")};`,
    );
  });

  it("gives no hash to data, to scripts with a source, or to text that looks like a script", () => {
    const html = page(
      '<script type="application/ld+json">{}</script><script src="/a.js">x</script>',
      "<textarea><script>c()</script></textarea><!-- <script>d()</script> -->",
    );
    expect(policyOf(withPolicy(html))).toContain("script-src 'self';");
  });

  it("replaces an earlier policy", () => {
    const once = withPolicy(page("<script>a()</script>"));
    expect(withPolicy(once)).toBe(once);
    expect(withPolicy(once.replace("a()", "b()"))).toBe(withPolicy(page("<script>b()</script>")));
  });

  it("refuses a page whose scripts come before the charset or have none", () => {
    const late = '<html><head><script>a()</script><meta charset="utf-8"></head></html>';
    expect(() => withPolicy(late)).toThrow("the charset must come first");
    expect(() => withPolicy("<script>a()</script>")).toThrow("the charset must come first");
  });

  it("leaves a verification file alone", () => {
    const file = "google-site-verification: google0123.html";
    expect(withPolicy(file)).toBe(file);
  });
});
