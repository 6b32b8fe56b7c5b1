import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { languageCodes, otherLanguages, type Language } from "../../i18n/languages";
import { cleanQuestion } from "../question";
import { localizePath } from "../../i18n/paths";
import { renderIn } from "../../../testing/renderIn";
import { addToHistory, forgetHistory, readHistory, type StoredTurn } from "../history";
import { loadEngine } from "../loadEngine";
import { engines } from "../testing/engines";
import { sampleQuestions } from "../testing/sampleQuestions";
import { Assistant } from "./Assistant";

jest.mock("../loadEngine", () => ({ loadEngine: jest.fn() }));
const load = jest.mocked(loadEngine);

const turn = (language: Language): StoredTurn => ({
  question: `ERP (${language})`,
  language,
  path: "/",
  entry: "service/erp/price",
  others: [],
});

beforeEach(() => {
  forgetHistory();
  window.history.replaceState(null, "", "/");
});

describe.each(languageCodes)("in %s", (language) => {
  const engine = engines[language];
  const [other] = otherLanguages(language);
  const user = userEvent.setup();

  async function open() {
    window.history.replaceState(null, "", localizePath("/", language));
    const { t } = renderIn(language, <Assistant onNavigation={() => () => undefined} />);
    await user.click(screen.getByRole("button", { name: t("assistant:button.open") }));
    const ask = async (question: string) =>
      user.type(
        await screen.findByRole("textbox", { name: t("assistant:form.label") }),
        `${question}{Enter}`,
      );
    const log = await screen.findByRole("log");
    return { t, ask, log };
  }

  test("what is asked while an answer is on its way is answered after it", async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    load.mockImplementation(async (code) => {
      if (code === other) await arrived;
      return engines[code];
    });
    const { ask, log } = await open();
    const { price } = sampleQuestions(other!);
    await ask(price);
    await ask("???");
    arrive();
    await waitFor(() => expect(within(log).getAllByRole("article")).toHaveLength(2));
    const asked = [cleanQuestion(price), "???"];
    expect(readHistory().map(({ question }) => question)).toEqual(asked);
  });

  test("a language that does not load takes nothing from the conversation", async () => {
    load.mockImplementation((code) =>
      code === language ? Promise.resolve(engine) : Promise.reject(new Error("offline")),
    );
    addToHistory(turn(other!));
    addToHistory(turn(language));
    const { ask, log } = await open();
    expect(await within(log).findByRole("article")).toHaveTextContent(`ERP (${language})`);
    await ask("???");
    await waitFor(() => expect(within(log).getAllByRole("article")).toHaveLength(2));
    expect(readHistory().map(({ question }) => question)).toEqual([
      `ERP (${other})`,
      `ERP (${language})`,
      "???",
    ]);
  });

  test("what is asked before it has come back takes nothing from it either", async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    load.mockImplementation(() => arrived.then(() => engine));
    addToHistory(turn(language));
    const { ask, log } = await open();
    await ask("???");
    expect(readHistory()).toEqual([turn(language)]);
    arrive();
    await waitFor(() => expect(within(log).getAllByRole("article")).toHaveLength(2));
    expect(readHistory().map(({ question }) => question)).toEqual([`ERP (${language})`, "???"]);
  });

  test("starting over while it comes back leaves nothing", async () => {
    load.mockResolvedValue(engine);
    addToHistory(turn(language));
    const { t, log } = await open();
    await user.click(await screen.findByRole("button", { name: t("assistant:panel.clear") }));
    expect(within(log).queryByRole("article")).not.toBeInTheDocument();
    expect(readHistory()).toEqual([]);
  });
});
