/** @jest-environment node */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { languageCodes } from "../i18n/languages";
import { createLanguageExtensions } from "./localizedField";

interface Extension {
  name: string;
  extend: () => {
    args: { language: { type: string; description: string } };
    resolve: (...args: unknown[]) => unknown;
  };
}

function extension(name: string): Extension {
  const createFieldExtension = jest.fn<undefined, [Extension]>();
  createLanguageExtensions({
    actions: { createFieldExtension },
  } as unknown as CreateSchemaCustomizationArgs);
  return createFieldExtension.mock.calls.flat().find((made) => made.name === name)!;
}

const company = {
  name: "FTS",
  foundingYear: 2020,
  chairmanYears: 12,
  email: "info@fts.example",
  phone: "+20 3 000 0000",
  address: {
    locality: { en: "Alexandria", ar: "الإسكندرية" },
    country: { en: "Egypt", ar: "مصر" },
  },
  countries: ["EG"],
  currencies: ["USD"],
  claims: [],
};

function contextOf() {
  const nodeModel = {
    getNodeById: jest.fn(() => company),
    findAll: jest.fn(() => Promise.resolve({ totalCount: () => Promise.resolve(3) })),
  };
  return { nodeModel };
}

const node = {
  title: { en: "{name} in {city}", ar: "{name} في {city}" },
  features: { en: ["Since {foundingYear}", "{serviceCount} services"], ar: ["منذ", "خدمات"] },
};

function ask(fieldName: string, args: { language?: string }, context: unknown = contextOf()) {
  return extension("localized").extend().resolve(node, args, context, { fieldName });
}

test("takes the language as a described, required argument", () => {
  expect(extension("localized").extend().args.language).toEqual({
    type: "String!",
    description: `Code of the language: ${languageCodes.join(" or ")}.`,
  });
});

test("gives the text of the language, with the facts it names", async () => {
  await expect(ask("title", { language: "en" })).resolves.toBe("FTS in Alexandria");
  await expect(ask("title", { language: "ar" })).resolves.toBe("FTS في الإسكندرية");
});

test("keeps what an editor typed from left to right in its order", async () => {
  const source = { text: { en: "Call +20 3 486 2211.", ar: "اتصل على +20 3 486 2211." } };
  const { resolve } = extension("localized").extend();
  const ask = (language: string) =>
    resolve(source, { language }, contextOf(), { fieldName: "text" });
  await expect(ask("en")).resolves.toBe(source.text.en);
  await expect(ask("ar")).resolves.toBe("اتصل على \u2066+20 3 486 2211\u2069.");
});

test("gives the texts of a list, each with its facts", async () => {
  await expect(ask("features", { language: "en" })).resolves.toEqual(["Since 2020", "3 services"]);
});

test.each(["fr", "", "EN", "constructor"])(
  "refuses the language %p and names those there are",
  async (language) => {
    await expect(ask("title", { language })).rejects.toThrow(
      `There is no language "${language}": ask for en or ar`,
    );
  },
);

test("gives the default language where Gatsby prepares a sort or a filter and names none", async () => {
  await expect(ask("title", {})).resolves.toBe("FTS in Alexandria");
});

test("gives null for a text that an optional group lacks", async () => {
  await expect(ask("absent", { language: "en" })).resolves.toBeNull();
});

test("works the facts out once per query and language", async () => {
  const context = contextOf();
  await Promise.all([
    ask("title", { language: "en" }, context),
    ask("features", { language: "en" }, context),
  ]);
  expect(context.nodeModel.getNodeById).toHaveBeenCalledTimes(1);
  await ask("title", { language: "ar" }, context);
  expect(context.nodeModel.getNodeById).toHaveBeenCalledTimes(2);
});

describe("a picture's file", () => {
  const image = {
    src: "one.jpg",
    lightSrc: { en: "english.jpg", ar: "arabic.jpg" },
  };
  const file = (from: string, language: string) =>
    extension("ofLanguage")
      .extend()
      .resolve(image, { language }, contextOf(), { fieldName: "file", from });

  test.each<[string, string, string]>([
    ["lightSrc", "en", "english.jpg"],
    ["lightSrc", "ar", "arabic.jpg"],
    ["src", "ar", "one.jpg"],
  ])("%s in %s is %s", (from, language, expected) => {
    expect(file(from, language)).toBe(expected);
  });

  test("is null where the picture has none, and refuses an unknown language", () => {
    expect(file("otherSrc", "en")).toBeNull();
    expect(() => file("lightSrc", "fr")).toThrow('There is no language "fr": ask for en or ar');
  });
});
