import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readKnowledge } from "../build/knowledge";
import { languageCodes, languages, otherLanguages, type Language } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { renderIn } from "../../../testing/renderIn";
import { takeHandedOver } from "../../contact/handOver";
import { forgetHistory } from "../history";
import { knowledgePath } from "../knowledge";
import { Assistant } from "./Assistant";
import { sampleQuestions, type SampleQuestions } from "../testing/sampleQuestions";

const asked = Object.fromEntries(
  languageCodes.map((code) => [code, sampleQuestions(code)]),
) as Record<Language, SampleQuestions>;

const fetchKnowledge = jest.fn();
let tellNavigation: () => void = () => undefined;

// A page that is not there cannot be gone to; what happens before is looked at.
window.addEventListener("click", (event) => event.preventDefault());

beforeEach(() => {
  forgetHistory();
  sessionStorage.clear();
  fetchKnowledge.mockImplementation((path: string) => {
    const language = languageCodes.find((code) => knowledgePath(code) === path)!;
    const json = () => Promise.resolve(readKnowledge(process.cwd(), language));
    return Promise.resolve({ ok: true, json } as Response);
  });
  globalThis.fetch = fetchKnowledge;
});

function blockStorage() {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
}

function show(language: Language, route = "/") {
  window.history.replaceState(null, "", localizePath(route, language));
  const onNavigation = (listener: () => void) => {
    tellNavigation = listener;
    return () => undefined;
  };
  return renderIn(language, <Assistant onNavigation={onNavigation} />);
}

describe.each(languageCodes)("in %s", (language) => {
  const user = userEvent.setup();
  const [other] = otherLanguages(language);

  async function open(route?: string) {
    const view = show(language, route);
    const text = (key: string) => view.t(`assistant:${key}`);
    await user.click(screen.getByRole("button", { name: text("button.open") }));
    const panel = screen.getByRole("dialog", { name: text("panel.title") });
    const input = await within(panel).findByRole("textbox", { name: text("form.label") });
    // Questions are offered once what is known has arrived.
    await within(panel).findByRole("heading", { level: 3 });
    const ask = (question: string) => user.type(input, `${question}{Enter}`);
    const log = within(panel).getByRole("log", { name: text("panel.log") });
    return { ...view, text, panel, input, ask, log };
  }

  test("says that it is automatic and where its answers come from", async () => {
    const { panel, text } = await open();
    expect(panel).toHaveAccessibleDescription(text("panel.note"));
    expect(panel).toHaveTextContent(text("panel.welcome"));
    expect(panel).toHaveAttribute("aria-modal", "false");
  });

  test("Escape closes it and gives the focus back to the button", async () => {
    const { input, text } = await open();
    input.focus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: text("button.open") })).toHaveFocus();
  });

  test("so does its button, and what was asked is there again", async () => {
    const { ask, log, panel, text } = await open();
    await ask(asked[language].price);
    await within(log).findByText(asked[language].holds, { exact: false });
    await user.click(within(panel).getByRole("button", { name: text("button.close") }));
    const button = screen.getByRole("button", { name: text("button.open") });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(
      await screen.findByText(asked[language].holds, { exact: false, selector: "[role=log] *" }),
    ).toBeVisible();
  });

  test("a question is answered with a link to where the answer stands", async () => {
    const { ask, log } = await open();
    await ask(asked[language].price);
    const answer = await within(log).findByRole("article");
    expect(answer).toHaveTextContent(asked[language].holds);
    expect(answer.querySelector("[lang]")).toBeNull();
    const hrefs = within(answer)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([
      localizePath("/estimate/?service=erp", language),
      localizePath("/services/erp-system/", language),
    ]);
  });

  test("a question that is offered is answered, and others follow on it", async () => {
    const { panel, log, text } = await open();
    const list = within(panel).getByRole("list", { name: text("suggestions.quick") });
    const [first] = within(list).getAllByRole("button");
    const question = first!.textContent;
    await user.click(first!);
    const answer = within(log).getByRole("article");
    expect(answer).toHaveTextContent(question);
    expect(answer).toHaveFocus();
    const next = within(panel).getByRole("list", { name: text("suggestions.more") });
    expect(within(next).queryByRole("button", { name: question })).not.toBeInTheDocument();
  });

  test("on a service's page it begins with that service", async () => {
    const { panel, text } = await open("/services/erp-system/");
    const list = within(panel).getByRole("list", { name: text("suggestions.quick") });
    const [first] = within(list).getAllByRole("button");
    expect(first).toHaveTextContent("ERP");
  });

  test("it follows the visitor to another page", async () => {
    const { panel, text } = await open();
    window.history.replaceState(null, "", localizePath("/services/erp-system/", language));
    act(() => tellNavigation());
    const list = within(panel).getByRole("list", { name: text("suggestions.quick") });
    expect(within(list).getAllByRole("button")[0]).toHaveTextContent("ERP");
  });

  test("an answer leads no further on another page", async () => {
    const { ask, panel, log, text } = await open("/services/erp-system/");
    await ask(asked[language].price);
    await within(log).findByRole("article");
    window.history.replaceState(null, "", localizePath("/services/cloud-solutions/", language));
    act(() => tellNavigation());
    const { services } = readKnowledge(process.cwd(), language);
    const { title } = services.find(({ id }) => id === "cloud")!;
    const list = within(panel).getByRole("list", { name: text("suggestions.quick") });
    expect(within(list).getAllByRole("button")[0]).toHaveTextContent(title);
  });

  test("a question in the other language is answered in that one, and marked so", async () => {
    const { ask, log } = await open();
    await ask(asked[other!].price);
    const answer = await within(log).findByRole("article");
    const link = within(answer).getAllByRole("link").at(-1)!;
    const marked = link.closest("[lang]");
    expect(marked).toHaveAttribute("lang", other);
    expect(marked).toHaveAttribute("dir", languages[other!].dir);
    expect(marked).toHaveTextContent(asked[other!].holds);
    expect(answer).toHaveTextContent(asked[other!].holds);
    expect(link).toHaveAttribute("href", localizePath("/services/erp-system/", other!));
  });

  test("without a good answer the question is handed over, filled in", async () => {
    const { ask, log, text } = await open();
    const question = asked[language].offTopic;
    await ask(question);
    const answer = await within(log).findByRole("article");
    const link = (key: string) =>
      new URL(
        within(answer)
          .getByRole("link", { name: text(key) })
          .getAttribute("href")!,
        "http://localhost",
      );
    const form = within(answer).getByRole("link", { name: text("handover.form") });
    expect(form).toHaveAttribute("href", localizePath("/contact/", language));
    await user.click(form);
    expect(takeHandedOver()).toBe(question);
    expect(link("handover.form").hash).toBe("");
    expect(link("handover.email").searchParams.get("body")).toBe(question);
    expect(link("handover.email").protocol).toBe("mailto:");
    expect(link("handover.whatsapp").searchParams.get("text")).toBe(question);
    expect(link("handover.whatsapp").host).toBe("wa.me");
  });

  test("where storage is blocked the question goes along in the fragment", async () => {
    const { ask, log, text } = await open();
    const question = asked[language].offTopic;
    await ask(question);
    const answer = await within(log).findByRole("article");
    blockStorage();
    const form = within(answer).getByRole<HTMLAnchorElement>("link", {
      name: text("handover.form"),
    });
    await user.click(form);
    const { pathname, search, hash } = form;
    expect([pathname, search]).toEqual([localizePath("/contact/", language), ""]);
    expect(new URLSearchParams(hash.slice(1)).get("message")).toBe(question);
  });

  test("a link that is opened elsewhere hands nothing over here", async () => {
    const { ask, log, text } = await open();
    await ask(asked[language].offTopic);
    const answer = await within(log).findByRole("article");
    await user.keyboard("{Control>}");
    await user.click(within(answer).getByRole("link", { name: text("handover.form") }));
    await user.keyboard("{/Control}");
    expect(takeHandedOver()).toBeUndefined();
  });

  test("markup is shown as it was typed", async () => {
    const { log, input } = await open();
    await user.click(input);
    await user.paste("<b>x</b><img src=x onerror=alert(1)>");
    await user.keyboard("{Enter}");
    const answer = await within(log).findByRole("article");
    expect(answer).toHaveTextContent("<b>x</b><img src=x onerror=alert(1)>");
    expect(within(answer).queryByRole("img")).not.toBeInTheDocument();
  });

  test("nothing is asked with an empty field", async () => {
    const { log, panel, ask, text } = await open();
    await ask("   ");
    await user.click(within(panel).getByRole("button", { name: text("form.send") }));
    expect(within(log).queryByRole("article")).not.toBeInTheDocument();
  });

  test("the conversation outlives a full load of the page, and can be forgotten", async () => {
    const first = await open();
    await first.ask(asked[language].price);
    await within(first.log).findByRole("article");
    first.unmount();

    const second = await open();
    expect(await within(second.log).findByRole("article")).toHaveTextContent(asked[language].holds);
    await user.click(screen.getByRole("button", { name: second.text("panel.clear") }));
    expect(within(second.log).queryByRole("article")).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  test("what comes back from before is no news, an answer is", async () => {
    const first = await open();
    await first.ask(asked[language].price);
    await within(first.log).findByRole("article");
    expect(first.log).toHaveAttribute("aria-live", "polite");
    first.unmount();

    const { log, ask } = await open();
    await within(log).findByRole("article");
    expect(log).toHaveAttribute("aria-live", "off");
    await ask(asked[language].offTopic);
    expect(log).toHaveAttribute("aria-live", "polite");
    await waitFor(() => expect(within(log).getAllByRole("article")).toHaveLength(2));
  });

  test("with blocked storage the conversation lasts while the page does", async () => {
    blockStorage();
    const { ask, log, panel, text } = await open();
    await ask(asked[language].price);
    expect(await within(log).findByRole("article")).toHaveTextContent(asked[language].holds);
    await user.click(within(panel).getByRole("button", { name: text("button.close") }));
    await user.click(screen.getByRole("button", { name: text("button.open") }));
    expect(await screen.findByRole("article")).toHaveTextContent(asked[language].holds);
  });
});
