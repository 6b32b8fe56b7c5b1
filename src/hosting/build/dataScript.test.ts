/** @jest-environment node */
import { scriptText, structuredData } from "../../seo/structuredData/structuredData";
import { hostile, siteFacts } from "../../seo/structuredData/testing/testFacts";
import { applyEdits, attributeOf, elementsOf } from "./html";
import { parse } from "parse5";
import { dataScriptEdits } from "./dataScript";
import { readPage } from "./readPage";

const withDataScript = (html: string, text: string | undefined) =>
  applyEdits(html, dataScriptEdits(readPage(html), text));
const page = "<!DOCTYPE html><html><head><title>T</title></head><body><p>B</p></body></html>";
const script = (text: string) => `<script type="application/ld+json">${text}</script>`;

test("stands at the end of the head", () => {
  expect(withDataScript(page, "{}")).toBe(page.replace("</head>", `${script("{}")}</head>`));
});

test("takes the place of an earlier one, and goes where there is none any more", () => {
  const earlier = withDataScript(page, '{"a":1}');
  expect(withDataScript(earlier, "{}")).toBe(withDataScript(page, "{}"));
  expect(withDataScript(earlier, undefined)).toBe(page);
});

test("leaves scripts that run alone", () => {
  const scripted = page.replace("</body>", "<script>run()</script></body>");
  expect(withDataScript(scripted, "{}")).toContain("<script>run()</script>");
});

test("refuses a page whose head does not end", () => {
  expect(() => withDataScript("<!DOCTYPE html><p>x", "{}")).toThrow("no end of its head");
});

test("texts of the content stay inside of the script, whatever they hold", () => {
  const facts = { route: "/", seo: { title: hostile, description: hostile } };
  const html = withDataScript(page, scriptText(structuredData(facts, siteFacts())));
  const scripts = [...elementsOf(parse(html))].filter(({ tagName }) => tagName === "script");
  expect(scripts.map((element) => attributeOf(element, "type"))).toEqual(["application/ld+json"]);
  const [text] = scripts[0]!.childNodes;
  const data = JSON.parse((text as { value: string }).value) as {
    "@graph": { name?: string }[];
  };
  expect(data["@graph"][0]?.name).toBe(hostile);
});
