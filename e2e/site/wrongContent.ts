/** What owners and their programs do to content/, each with the issue that names it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newService } from "../../tools/lib/newService";

// oxlint-disable-next-line typescript/no-explicit-any -- content of any shape
type Json = any;

const edit = (file: string, change: (value: Json) => void) => {
  const value = JSON.parse(readFileSync(file, "utf8"));
  change(value);
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};

const rewrite = (file: string, change: (text: string) => string | Buffer) =>
  writeFileSync(file, change(readFileSync(file, "utf8")));

interface Mistake {
  name: string;
  /** What it does below content/. */
  make: (content: string) => unknown;
  /** How the line begins that names it. */
  issue: string;
}

export const mistakes: readonly Mistake[] = [
  {
    name: "a price of 0",
    make: (content) => edit(join(content, "services/erp.json"), ({ price }) => (price.amount = 0)),
    issue: "content/services/erp.json › price.amount: is 0: ",
  },
  {
    name: "a missing Arabic text",
    make: (content) => edit(join(content, "services/cloud.json"), ({ title }) => delete title.ar),
    issue: "content/services/cloud.json › title.ar: is missing: ",
  },
  {
    name: "broken JSON",
    make: (content) => rewrite(join(content, "about.json"), (text) => text.slice(0, 300)),
    issue: "content/about.json › line ",
  },
  {
    name: "a comma too many",
    make: (content) =>
      rewrite(join(content, "investment.json"), (text) => text.replace(/\n\}\s*$/, ",\n}\n")),
    issue: "content/investment.json › line ",
  },
  {
    name: "an address that is none",
    make: (content) =>
      edit(join(content, "company.json"), (company) => (company.url = "https://fts.example/en")),
    issue: "content/company.json › url: is ",
  },
  {
    name: "a service that is not filled in",
    make: (content) => newService(join(content, ".."), "mobile-app"),
    issue: "content/services/mobile-app.json › title.en: is empty: ",
  },
  {
    name: "a file that is not there",
    make: (content) => rmSync(join(content, "faq.json")),
    issue: "content/faq.json: is missing: ",
  },
  {
    name: "a folder that is empty",
    make: (content) => {
      rmSync(join(content, "projects"), { recursive: true });
      mkdirSync(join(content, "projects"));
    },
    issue: "content/services/ecommerce.json › comparison.project: names ",
  },
  {
    name: "a picture that is not there",
    make: (content) =>
      edit(join(content, "services/database.json"), ({ image }) => (image.src = "../none.jpg")),
    issue: "content/services/database.json › image.src: names a picture that is missing ",
  },
  {
    name: "two pages at one address",
    make: (content) =>
      edit(
        join(content, "services/api.json"),
        (service) => (service.path = "/services/technology-training/"),
      ),
    issue: "content/services/training.json › path: ",
  },
  {
    name: "a byte order mark",
    make: (content) => rewrite(join(content, "privacy.json"), (text) => `\uFEFF${text}`),
    issue: "content/privacy.json: starts with a byte order mark: ",
  },
  {
    name: "UTF-16",
    make: (content) =>
      rewrite(join(content, "not-found.json"), (text) => Buffer.from(`\uFEFF${text}`, "utf16le")),
    issue: "content/not-found.json: is not UTF-8: ",
  },
];
