/** @jest-environment node */
import { createHash } from "node:crypto";
import { applyEdits } from "../html";
import { contentSecurityPolicy, policyEdits } from "./csp";
import { readPage } from "./pageFacts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const withPolicy = (html: string) => applyEdits(html, policyEdits(readPage(html)));
const page = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? "";

describe("contentSecurityPolicy", () => {
  it("allows the site itself and little else", () => {
    expect(contentSecurityPolicy(["sha256-x"])).toBe(
      "default-src 'self'; script-src 'self' 'sha256-x'; style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; " +
        "base-uri 'self'; form-action 'self'",
    );
  });

  it("adds configured hosts to their directive", () => {
    const extra = { "connect-src": ["https://forms.example"] };
    expect(contentSecurityPolicy([], extra)).toContain("connect-src 'self' https://forms.example;");
  });

  it.each(["a; script-src *", 'a"><script>', "", "a b"])("refuses %p as a host", (source) => {
    expect(() => contentSecurityPolicy([], { "script-src": [source] })).toThrow("is not a source");
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
