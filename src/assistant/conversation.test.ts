/** @jest-environment node */
import { languageCodes, otherLanguages, type Language } from "../i18n/languages";
import { localizePath } from "../i18n/paths";
import { answer, restoreTurns, toStored, type Turn } from "./conversation";
import { inEachLanguage } from "../../testing/inEachLanguage";
import { loadTestEngine as load } from "./testing/engines";

const howMuch = inEachLanguage({ en: "how much is it?", ar: "بكام؟" });
const erp = inEachLanguage({ en: "what is an ERP system", ar: "ما هو نظام ERP" });

describe.each(languageCodes)("in %s", (language) => {
  const ask = (question: string, route: string, last?: Turn) =>
    answer(question, { path: localizePath(route, language), language }, last, load);
  const price = async (route: string, last?: Turn) =>
    (await ask(howMuch[language], route, last)).entry?.id;

  test("a question that names nothing is about the page", async () => {
    expect(await price("/services/erp-system/")).toBe("service/erp/price");
    expect(await price("/")).toBe("company/prices");
  });

  test("or about what was spoken of last", async () => {
    const last = await ask(erp[language], "/");
    expect(await price("/", last)).toBe("service/erp/price");
    expect(await price("/about/", last)).toBe("service/erp/price");
  });

  test("but not once the visitor has gone to another service", async () => {
    const last = await ask(erp[language], "/services/erp-system/");
    expect(await price("/services/cloud-solutions/", last)).toBe("service/cloud/price");
  });

  test("asked in the other language it is about the page as well", async () => {
    const [other] = otherLanguages(language);
    const turn = await ask(howMuch[other!], "/services/erp-system/");
    expect(turn.entry?.id).toBe("service/erp/price");
    expect(turn.language).toBe(other);
  });

  test("what was kept comes back without the turns whose language does not load", async () => {
    const [other] = otherLanguages(language);
    const turns = [
      await ask(erp[language], "/"),
      await ask(howMuch[other!], "/about/"),
      await ask("???", "/"),
    ];
    const history = turns.map(toStored);
    expect(await restoreTurns(history, load)).toEqual(turns);
    const loadOwn = (code: Language) =>
      code === language ? load(code) : Promise.reject(new Error("offline"));
    expect(await restoreTurns(history, loadOwn)).toEqual([turns[0], turns[2]]);
  });
});
