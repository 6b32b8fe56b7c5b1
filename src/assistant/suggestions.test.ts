/** @jest-environment node */
import { readKnowledge } from "./build/knowledge";
import { languageCodes } from "../i18n/languages";
import { localizePath } from "../i18n/paths";
import { firstSuggestions, nextSuggestions, serviceAt } from "./suggestions";

describe.each(languageCodes)("in %s", (language) => {
  const knowledge = readKnowledge(process.cwd(), language);
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  const find = (id: string) => knowledge.entries.find((entry) => entry.id === id);

  test.each(["/", "/about/", "/services/", "/investment/", "/contact/", "/nowhere/"])(
    "%s offers questions to begin with",
    (route) => {
      const offered = firstSuggestions(knowledge, localizePath(route, language));
      expect(offered.length).toBeGreaterThanOrEqual(3);
      expect(new Set(ids(offered)).size).toBe(offered.length);
    },
  );

  test("a service's page begins with that service", () => {
    // An answer may be in another language than the page.
    for (const page of languageCodes) {
      const path = localizePath("/services/erp-system/", page);
      expect(serviceAt(knowledge, path)).toBe("erp");
      expect(ids(firstSuggestions(knowledge, path))[0]).toBe("service/erp/price");
      expect(serviceAt(knowledge, localizePath("/about/", page))).toBeUndefined();
    }
  });

  test("after an answer its subject goes on, without what was answered", () => {
    const next = nextSuggestions(
      knowledge,
      find("service/erp/price"),
      [],
      new Set(["service/erp"]),
    );
    expect(ids(next)).toEqual([
      "service/erp/process",
      "service/erp/technologies",
      "service/erp/question-1",
    ]);
  });

  test("someone who asks for a person is offered no module", () => {
    const others = [find("service/erp/price")!];
    const next = nextSuggestions(knowledge, find("assistant/person"), others, new Set());
    expect(ids(next)).not.toContain("service/erp/price");
  });

  test("without an answer the general questions are offered", () => {
    expect(ids(nextSuggestions(knowledge, undefined, [], new Set()))).toContain("company/prices");
  });
});
