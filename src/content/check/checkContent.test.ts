/** @jest-environment node */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { languageCodes } from "../../i18n/languages";
import { checkContent } from "./checkContent";
import { type Json, put, removeProjects, writeProject } from "../testing/testProject";
import { inWords } from "../testing/inWords";

afterEach(removeProjects);

const erp = "content/services/erp.json";
const company = "content/company.json";
const home = "content/home.json";
const modules = "content/erp-modules.json";
const redirects = "content/redirects.json";
const faq = "content/faq.json";

/** The issues of the sound project after one change. */
const issuesAfter = (change: (files: Record<string, Json>) => void) =>
  inWords(checkContent(writeProject(change)));

/** The issues of the sound project after a change of one file's value. */
const issuesOf = (file: string, change: (value: Json) => void) =>
  issuesAfter((files) => change(files[file]));

test("finds nothing in a sound project", () => {
  expect(checkContent(writeProject())).toEqual([]);
});

test("reports all issues of all files at once, sorted", () => {
  const issues = issuesAfter((files) => {
    delete files[erp].title.ar;
    files[erp].color = "gold";
    files[modules][1].id = "sales";
    delete files["content/about.json"];
  });
  expect(issues.map(({ file, at }) => `${file} ${at}`)).toEqual([
    "content/about.json ",
    `${modules} [1].id`,
    `${erp} color`,
    `${erp} title.ar`,
  ]);
});

describe("shape", () => {
  test.each<[string, string, (value: Json) => void, string, string]>([
    [
      "a missing field",
      erp,
      (service) => delete service.order,
      "order",
      "is missing: add it (Position in lists, smallest first. Numbers need not be consecutive)",
    ],
    [
      "a missing language",
      erp,
      (service) => delete service.title.ar,
      "title.ar",
      "is missing: write the Arabic text",
    ],
    [
      "a list of texts missing in a language",
      erp,
      (service) => delete service.features.ar,
      "features.ar",
      "is missing: write the Arabic texts",
    ],
    [
      "an unknown field",
      erp,
      (service) => (service.price.vat = 14),
      "price.vat",
      "is an unknown field: remove it or correct its name (known here: amount, currency, unit)",
    ],
    [
      "an unknown language",
      erp,
      (service) => (service.title.xx = "Mots"),
      "title.xx",
      `is an unknown field: remove it or correct its name (known here: ${languageCodes.join(", ")})`,
    ],
    [
      "an empty text",
      erp,
      (service) => (service.title.en = "  "),
      "title.en",
      "is empty: write the text",
    ],
    [
      "a wrong type",
      erp,
      (service) => (service.order = "1"),
      "order",
      'is "1": must be a number without quotes',
    ],
    [
      "a broken number where a whole one belongs",
      company,
      (value) => (value.foundingYear = 2020.5),
      "foundingYear",
      "is 2020.5: must be a whole number without quotes",
    ],
    [
      "a number out of bounds",
      company,
      (value) => (value.foundingYear = 202),
      "foundingYear",
      "is 202: must be at least 1900",
    ],
    [
      "a text that is not per language",
      erp,
      (service) => (service.title = "ERP"),
      "title",
      'is "ERP": must be a group of fields in braces (en, ar)',
    ],
    [
      "null",
      erp,
      (service) => (service.featured = null),
      "featured",
      "is null: must be true or false, without quotes",
    ],
    [
      "a list that is too short",
      erp,
      (service) => service.benefits.pop(),
      "benefits",
      "has 2 entries: must have at least 3",
    ],
    [
      "a list that is too long",
      erp,
      (service) => service.related.push("a", "b", "c"),
      "related",
      "has 5 entries: must have at most 4",
    ],
    [
      "a list that must have an exact length",
      company,
      (value) => value.claims.pop(),
      "claims",
      "has 2 entries: must have exactly 3",
    ],
    [
      "a colour that is not hex",
      erp,
      (service) => (service.color = "gold"),
      "color",
      'is "gold": must be a colour as six hex digits, like #b57e10',
    ],
    [
      "an unknown icon",
      erp,
      (service) => (service.iconName = "rocket"),
      "iconName",
      'is "rocket": must be one of adjustments-horizontal, app-window,',
    ],
    [
      "a price of nothing",
      erp,
      (service) => (service.price.amount = 0),
      "price.amount",
      "is 0: must be a positive amount",
    ],
    [
      "a path without its last slash",
      erp,
      (service) => (service.path = "/services/erp"),
      "path",
      'is "/services/erp": must start and end with a slash, like /services/erp-system/',
    ],
    [
      "an id with capitals",
      modules,
      (list) => (list[0].id = "All Sales"),
      "[0].id",
      'is "All Sales": must be lower-case letters, digits and single hyphens',
    ],
    [
      "a time of day that does not exist",
      company,
      (value) => (value.openingHours[0].opens = "25:00"),
      "openingHours[0].opens",
      'is "25:00": must be a 24-hour time, like 09:00',
    ],
    [
      "an e-mail address that is none",
      company,
      (value) => (value.email = "info"),
      "email",
      'is "info": must be an e-mail address',
    ],
    [
      "an e-mail address with a hidden character, which is named",
      company,
      (value) => (value.email = "info\u200D@fts.example"),
      "email",
      'is "info\\u200d@fts.example": must be an e-mail address',
    ],
    [
      "a telephone number with a direction mark, which is named",
      company,
      (value) => (value.phone = "\u200E+20 3 486 2211"),
      "phone",
      'is "\\u200e+20 3 486 2211": must be international, like +20 3 555 0100',
    ],
    [
      "a web address with a hidden character, which is named",
      company,
      (value) => (value.address.mapUrl = "https://maps.example/\uFEFF"),
      "address.mapUrl",
      'is "https://maps.example/\\ufeff": must be a full address, like https://example.com/',
    ],
    ...["\u3164", "\u2800", "\u200D\uFE0F", "\u0301", "\u2067Words", "\u2067a\nb\u2069"].map(
      (text): [string, string, (value: Json) => void, string, string] => [
        `a text of which nobody can see ${JSON.stringify(text)}`,
        company,
        (value) => (value.name = text),
        "name",
        "must be free of hidden control characters: type it again",
      ],
    ),
    [
      "a country that does not exist",
      company,
      (value) => (value.countries[1] = "QQ"),
      "countries[1]",
      'is "QQ": names no country: write an ISO 3166-1 code, like SA',
    ],
    [
      "a currency that does not exist",
      erp,
      (service) => (service.price.currency = "QQQ"),
      "price.currency",
      'is "QQQ": names no currency: write an ISO 4217 code, like USD',
    ],
    [
      "an amount with more decimals than its currency has",
      erp,
      (service) => (service.price.amount = 1.255),
      "price.amount",
      "is 1.255, but USD has 2 decimals at most: round it",
    ],
    [
      "decimals in a currency without any",
      erp,
      (service) => (service.price = { ...service.price, amount: 5000.5, currency: "JPY" }),
      "price.amount",
      "is 5000.5, but JPY has no decimals: round it",
    ],
    [
      "a fourth decimal in dinars",
      erp,
      (service) => (service.price = { ...service.price, amount: 1.2505, currency: "KWD" }),
      "price.amount",
      "is 1.2505, but KWD has 3 decimals at most: round it",
    ],
    [
      "an invoice with more decimals than its currency has",
      "content/erp-tour.json",
      (tour) => (tour.shipment.lines[0].unitPrice = 9.125),
      "shipment.lines[0].unitPrice",
      "is 9.125, but ",
    ],
    [
      "a time zone that does not exist",
      company,
      (value) => (value.address.timeZone = "Africa/Atlantis"),
      "address.timeZone",
      'is "Africa/Atlantis": names no time zone: write an IANA name, like Africa/Cairo',
    ],
  ])("%s", (_, file, change, at, message) => {
    const issues = issuesOf(file, change).filter((issue) => issue.at === at);
    expect(issues).toEqual([{ file, at, message: expect.stringContaining(message) }]);
  });

  test.each([
    ["KWD", 1.25],
    ["BHD", 0.005],
    ["OMR", 1234567.891],
    ["USD", 0.07],
    ["JPY", 5000],
  ])("amounts with the decimals of %s pass", (currency, amount) => {
    expect(
      issuesOf(erp, (service) => (service.price = { ...service.price, currency, amount })),
    ).toEqual([]);
  });

  test.each(["info@شركة.مصر", "info@xn--ogbpi5d.xn--wgbh1c", "نور@fts.example"])(
    "no issue with the e-mail address %s",
    (email) => {
      const issues = issuesOf(company, (value) => {
        value.email = email;
        value.url = email.replace(/^.*@/, "https://");
      });
      expect(issues).toEqual([]);
    },
  );

  test("an object that is a list, and a list that is an object", () => {
    const issues = issuesAfter((files) => {
      files[company] = [];
      files[modules] = {};
    });
    expect(issues).toEqual([
      { file: company, at: "", message: expect.stringContaining("is a list: must be a group") },
      {
        file: modules,
        at: "",
        message: "is not a list: write its entries in square brackets",
      },
    ]);
  });
});

describe("files", () => {
  /** The issues of the sound project after the bytes of one file were replaced. */
  function issuesWith(file: string, data: string | Buffer) {
    const root = writeProject();
    put(root, file, data);
    return inWords(checkContent(root));
  }

  test.each([
    [
      "malformed JSON, with line and column",
      modules,
      '[\n  { "id": "a", }\n]',
      "line 2, column 16",
      "is not JSON, a comma stands before }: remove the comma",
    ],
    [
      "an encoding other than UTF-8",
      faq,
      Buffer.from('["caf\xe9"]', "latin1"),
      "",
      "is not UTF-8: save it again with the encoding UTF-8",
    ],
    ["an empty file", faq, "\n", "", "is empty: write its content"],
  ])("%s", (_, file, data, at, message) => {
    expect(issuesWith(file, data)).toEqual([{ file, at, message }]);
  });

  test("a byte order mark, without hiding other issues", () => {
    expect(
      issuesWith(redirects, "\uFEFF[{}]").map(({ at, message }) => `${at} ${message}`),
    ).toEqual([
      " starts with a byte order mark: save it as UTF-8 without BOM",
      expect.stringContaining("[0].from is missing"),
      expect.stringContaining("[0].to is missing"),
    ]);
  });

  test("a field that stands twice", () => {
    const issues = issuesWith(redirects, '[{"from": 1, "from": 2}]');
    expect(issues).toContainEqual({
      file: redirects,
      at: "[0].from",
      message: "appears twice in the same group: remove one",
    });
  });

  test("a missing file", () => {
    expect(issuesAfter((files) => delete files[faq])).toEqual([
      { file: faq, at: "", message: "is missing: add the file" },
    ]);
  });

  test("unexpected files and folders, but not hidden ones", () => {
    const root = writeProject();
    put(root, "content/notes.txt", "x");
    put(root, "content/drafts/a.json", "{}");
    put(root, "content/services/erp.yaml", "x");
    put(root, "content/services/old/a.json", "{}");
    put(root, "content/.DS_Store", "x");
    expect(
      inWords(checkContent(root)).map(({ file, message }) => [file, message.split(":")[0]]),
    ).toEqual([
      ["content/drafts", "is an unexpected folder"],
      ["content/notes.txt", "is an unexpected file"],
      ["content/services/erp.yaml", "is an unexpected file"],
      ["content/services/old", "is an unexpected folder"],
    ]);
  });

  test("a folder where a file belongs", () => {
    const root = writeProject((files) => delete files[faq]);
    mkdirSync(path.join(root, faq));
    expect(inWords(checkContent(root))).toEqual([
      { file: faq, at: "", message: expect.stringContaining("cannot be read (EISDIR)") },
    ]);
  });

  test("no services at all", () => {
    const issues = issuesAfter((files) => {
      for (const id of ["erp", "cloud", "api"]) delete files[`content/services/${id}.json`];
      files[redirects] = [];
      files[modules] = [];
    });
    expect(issues).toEqual([
      {
        file: "content/erp-tour.json",
        at: "service",
        message: 'names "erp", which does not exist: name one of the ids that do',
      },
      {
        file: "content/services",
        at: "",
        message: expect.stringContaining("holds no service: add at least one"),
      },
    ]);
  });

  test("a module of a service that does not exist", () => {
    const issues = issuesAfter((files) => (files[modules][0].service = "epr"));
    expect(issues).toEqual([
      {
        file: modules,
        at: "[0].service",
        message: 'names "epr", which does not exist: name one of the ids that do',
      },
    ]);
  });

  test("a broken service does not make others' links to it issues", () => {
    expect(issuesWith(erp, "{").map(({ file }) => file)).toEqual([erp]);
  });
});

describe("texts", () => {
  test.each<[string, string, (value: Json) => void, string, string]>([
    [
      "Arabic without Arabic letters",
      erp,
      (service) => (service.title.ar = "ERP systems"),
      "title.ar",
      "holds no Arabic letters: write the Arabic text",
    ],
    [
      "English with Arabic letters",
      erp,
      (service) => (service.title.en = "ERP أنظمة"),
      "title.en",
      "holds Arabic letters: write the English text, or move it to ar",
    ],
    [
      "English without Latin letters",
      erp,
      (service) => (service.title.en = "123"),
      "title.en",
      "holds no English letters: write the English text",
    ],
    [
      "a failed conversion",
      erp,
      (service) => (service.title.ar = "أنظ\uFFFDمة"),
      "title.ar",
      "holds the replacement character \uFFFD of a failed conversion: type it again",
    ],
    [
      "a text within a list",
      erp,
      (service) => (service.features.ar[2] = "Latin"),
      "features.ar[2]",
      "holds no Arabic letters: write the Arabic text",
    ],
    [
      "lists of different lengths",
      home,
      (value) => value.about.text.ar.push("فقرة أخرى"),
      "about.text.ar",
      "has 2 texts where English has 1: write 1",
    ],
    [
      "an unknown token",
      erp,
      (service) => (service.title = { en: "A {cities} b", ar: "أ {cities} ب" }),
      "title.ar",
      "holds the unknown token {cities}: correct it or write the words out (known: {name},",
    ],
    [
      "a token in what is a token itself",
      company,
      (value) => (value.address.locality.en = "Alexandria, {country}"),
      "address.locality.en",
      "replaces a token, so it cannot hold one: write it without tokens",
    ],
    [
      "a brace of no token",
      erp,
      (service) => (service.title.en = "Since { foundingYear }"),
      "title.en",
      "holds a brace that belongs to no token: write tokens like {name}",
    ],
    [
      "a token that the translation lacks",
      erp,
      (service) => (service.title.en = "Since {foundingYear} {name}"),
      "title.ar",
      "lacks {foundingYear}, {name} of the English text: add it",
    ],
    [
      "a token that the translation alone has",
      erp,
      (service) => (service.title.ar = "منذ {foundingYear}"),
      "title.ar",
      "holds {foundingYear}, which the English text lacks: use the same tokens in English and Arabic",
    ],
    [
      "a title too short for search results",
      erp,
      (service) => (service.seo.title.en = "ERP"),
      "seo.title.en",
      "has 3 characters: write 15 to 60",
    ],
    [
      "a description too long for search results",
      erp,
      (service) => (service.seo.description.ar = "أ".repeat(166)),
      "seo.description.ar",
      "has 166 characters: write 70 to 165",
    ],
  ])("%s", (_, file, change, at, message) => {
    const issues = issuesOf(file, change).filter((issue) => issue.at === at);
    expect(issues).toEqual([{ file, at, message: expect.stringContaining(message) }]);
  });

  test("claims are tokens, and a text may be a token alone", () => {
    const issues = issuesOf(erp, (service) => {
      service.title = { en: "{projects}", ar: "{projects}" };
      service.description = { en: "{years} with {name}", ar: "{years} مع {name}" };
    });
    expect(issues).toEqual([]);
  });

  test("lengths are measured as visitors read them", () => {
    const issues = issuesOf(erp, (service) => {
      service.seo.title = { en: "ERP in {countries}", ar: "أنظمة في {countries}" };
    });
    expect(issues).toEqual([]);
  });

  test("Latin names are at home in Arabic, and keywords may be nothing else", () => {
    const issues = issuesOf(erp, (service) => {
      service.title.ar = "نظام ERP";
      service.seo.keywords = { en: ["IFRS", "ERP"], ar: ["IFRS", "ERP"] };
    });
    expect(issues).toEqual([]);
  });

  test("tokens are not called unknown while the facts cannot be read", () => {
    const issues = issuesAfter((files) => {
      delete files[company];
      files[erp].title = { en: "Over {projects}", ar: "أكثر من {projects}" };
    });
    expect(issues.map(({ file }) => file)).toEqual([company]);
  });
});

describe("ids", () => {
  test.each<[string, string, (value: Json) => void, string, string]>([
    [
      "a repeated id",
      modules,
      (list) => (list[1].id = "sales"),
      "[1].id",
      `is "sales" like that of ${modules} › [0]: give each its own id`,
    ],
    [
      "an address that stands twice on its page",
      faq,
      (page) => (page.groups[0].questions[1].id = "start"),
      "groups[0].questions[1].id",
      'is "start" like groups[0].questions[0].id: give each its own id',
    ],
    [
      "an id that is not the file's name",
      "content/projects/shop.json",
      (project) => (project.id = "store"),
      "id",
      'is "store", but the file is shop.json: give both the same name',
    ],
    [
      "a related service that does not exist",
      erp,
      (service) => (service.related[1] = "printing"),
      "related[1]",
      'names "printing", which does not exist: name one of the ids that do',
    ],
    [
      "an example project that does not exist",
      erp,
      (service) => {
        const text = { en: "Some words", ar: "بعض الكلمات" };
        const keys = ["purpose", "duration", "editor", "limits", "example"];
        service.comparison = Object.fromEntries(keys.map((key) => [key, text]));
        service.comparison.project = "printing";
      },
      "comparison.project",
      'names "printing", which does not exist: name one of the ids that do',
    ],
    [
      "a service related to itself",
      erp,
      (service) => (service.related[0] = "erp"),
      "related[0]",
      "names itself: name another one",
    ],
    [
      "a related service named twice",
      erp,
      (service) => (service.related = ["api", "api"]),
      "related[1]",
      'names "api" twice: remove one',
    ],
    [
      "a repeated claim",
      company,
      (value) => (value.claims[1].id = "projects"),
      "claims[1].id",
      'is "projects" a second time: give each its own id',
    ],
    [
      "a claim named like a token",
      company,
      (value) => (value.claims[1].id = "city"),
      "claims[1].id",
      'is "city", which is a token already: choose another id',
    ],
  ])("%s", (_, file, change, at, message) => {
    expect(issuesOf(file, change)).toEqual([{ file, at, message }]);
  });

  test("the same id in two files of a folder", () => {
    const issues = issuesOf(erp, (service) => {
      service.id = "cloud";
      service.related = ["erp", "api"];
    });
    expect(issues).toContainEqual({
      file: erp,
      at: "id",
      message: 'is "cloud" like that of content/services/cloud.json: give each its own id',
    });
  });
});

describe("pages that are not for search results", () => {
  test.each(["contact-failed", "contact-sent", "not-found"])("%s", (name) => {
    const file = `content/${name}.json`;
    const messages = (noIndex?: boolean) =>
      issuesOf(file, (page) => Object.assign(page.seo, { noIndex })).map(
        ({ at: place, message }) => `${file} › ${place}: ${message}`,
      );
    const at = `${file} › seo.noIndex`;
    expect(messages()).toEqual([
      `${at}: is missing: add it (Set to keep the page out of search engines)`,
    ]);
    expect(messages(false)).toEqual([
      `${at}: is false: must be true, because this page is not for search results`,
    ]);
    expect(messages(true)).toEqual([]);
  });
});

describe("projects", () => {
  const shop = "content/projects/shop.json";
  const link = "https://shop.fts-software.com/";

  test.each<[string, Json]>([
    ["a sample of a service", { sample: true, service: "erp" }],
    ["a client's project with its site", { sample: false, link }],
  ])("%s", (_, fields) => {
    expect(issuesOf(shop, (project) => Object.assign(project, fields))).toEqual([]);
  });

  test.each<[string, Json, string, string]>([
    ["a sample of nothing", { sample: true }, "service", "is missing: add it (Id of the service"],
    [
      "a sample of a service that does not exist",
      { sample: true, service: "printing" },
      "service",
      'names "printing", which does not exist: name one of the ids that do',
    ],
    [
      "a sample with a site",
      { sample: true, service: "erp", link },
      "link",
      `is "${link}": must be left out of a sample, which leads to its service`,
    ],
    [
      "a client's project that leads to a service",
      { service: "erp" },
      "service",
      'is "erp": must be left out of a client\'s project, which leads to its own site',
    ],
  ])("%s", (_, fields, at, message) => {
    expect(issuesOf(shop, (project) => Object.assign(project, fields))).toEqual([
      { file: shop, at, message: expect.stringContaining(message) },
    ]);
  });
});

describe("the quote from the letter", () => {
  const quoting = (quote: Json) => (value: Json) => {
    value.chairman.letter = {
      en: ["Dear all,", "We say it. We do it."],
      ar: ["تحية", "نقول ونفعل."],
    };
    value.band = { quote, image: value.chairman.image };
  };

  test("may be any words of one paragraph", () => {
    expect(issuesOf(home, quoting({ en: "We do it.", ar: "نقول ونفعل." }))).toEqual([]);
  });

  test("holds nothing that the letter does not say", () => {
    expect(issuesOf(home, quoting({ en: "We do it!", ar: "نقول ونفعل." }))).toEqual([
      {
        file: home,
        at: "band.quote.en",
        message: "is not a sentence of the letter: copy one from chairman.letter, word for word",
      },
    ]);
  });
});

describe("paths and redirects", () => {
  test.each([
    ["/services/cloud/", "is /services/cloud/, which another page has: choose another path"],
    ["/about/", "is /about/, which is another page: choose another path"],
    ["/ar/erp/", "begins with /ar/, which the build adds: leave it out"],
  ])("a service at %s", (address, message) => {
    const issues = issuesAfter((files) => {
      files[erp].path = address;
      files[redirects] = [];
    });
    expect(issues.map((issue) => issue.message)).toEqual([message]);
    expect(issues[0]?.at).toBe("path");
  });

  test.each<[string, [string, string][], string, string]>([
    ["to nowhere", [["/old/", "/gone/"]], "[0].to", "leads to /gone/, which is no page"],
    ["from a page", [["/contact/", "/about/"]], "[0].from", "is /contact/, which is a page"],
    [
      "given twice",
      [
        ["/old/", "/about/"],
        ["/old/", "/contact/"],
      ],
      "[1].from",
      "repeats /old/: remove one",
    ],
    [
      "in a chain",
      [
        ["/old/", "/older/"],
        ["/older/", "/about/"],
      ],
      "[0].to",
      "leads to /older/, which is redirected again: name the last page",
    ],
    ["to itself", [["/old/", "/old/"]], "[0].to", "leads back to /old/"],
    ["from a language's page", [["/ar/old/", "/about/"]], "[0].from", "begins with /ar/"],
    [
      "from a page's file",
      [["/contact/index.html", "/about/"]],
      "[0].from",
      "is /contact/, which is",
    ],
    ["from a page, encoded", [["/%63ontact", "/about/"]], "[0].from", "is /contact/, which is a"],
    [
      "given in two forms",
      [
        ["/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA/", "/about/"],
        ["/خدمات", "/"],
      ],
      "[1].from",
      "repeats /خدمات/: remove one",
    ],
    [
      "with a host",
      [["https://old.example/a", "/"]],
      "[0].from",
      "must be a path like /about.html",
    ],
    ["with a query", [["/index.php?page=3", "/"]], "[0].from", "must be a path like /about.html"],
    [
      "with a hidden mark",
      [["/old/\u200f", "/"]],
      "[0].from",
      "without ?, # and hidden characters",
    ],
    [
      "with a word joiner",
      [["/old/\u2060", "/"]],
      "[0].from",
      "without ?, # and hidden characters",
    ],
    ["with a soft hyphen", [["/ab\u00adout.html", "/"]], "[0].from", "and hidden characters"],
    ["with a filler", [["/\u3164/", "/"]], "[0].from", "and hidden characters"],
    ["out of the site", [["/a/../b", "/"]], "[0].from", "must be a path like /about.html"],
    ["to another host", [["//evil.example/", "/"]], "[0].from", "must be a path like /about.html"],
    [
      "to one, encoded",
      [["/%2Fevil.example/", "/"]],
      "[0].from",
      "must be a path like /about.html",
    ],
  ])("a redirect %s", (_, list, at, message) => {
    const issues = issuesAfter((files) => {
      files[redirects] = list.map(([from, to]) => ({ from, to }));
    });
    expect(issues).toEqual([{ file: redirects, at, message: expect.stringContaining(message) }]);
  });

  test.each([
    ...[
      "/about.html",
      "/About/",
      "/about_us/",
      "/خدماتنا/",
      "/index.php",
      "/our work/",
      "/50% off",
    ],
    ...["/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA%D9%86%D8%A7/", "/~old/:id/*", "/a/b.c/d,e/", "/caf\u00e9"],
  ])("a redirect from %s is taken", (from) => {
    const issues = issuesAfter((files) => {
      files[redirects] = [
        { from, to: "/about/" },
        { from: "/old/", to: "/ar/about/" },
      ];
    });
    expect(issues).toEqual([]);
  });

  test("a question that leads to no page", () => {
    const issues = issuesOf(faq, (page) => (page.groups[0].questions[1].page = "/gone/"));
    expect(issues).toEqual([
      {
        file: faq,
        at: "groups[0].questions[1].page",
        message: "is /gone/, which is no page: name one that exists",
      },
    ]);
  });

  test("redirects in a loop", () => {
    const issues = issuesAfter((files) => {
      files[redirects] = [
        { from: "/a/", to: "/b/" },
        { from: "/b/", to: "/a/" },
      ];
    });
    expect(issues.map(({ at, message }) => `${at} ${message}`)).toEqual([
      "[0].to leads back to /b/: name a page",
      "[1].to leads back to /a/: name a page",
    ]);
  });
});
