import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { languageCodes } from "../../i18n/languages";
import { forgetLeft, keepDraft, readDraft } from "./draft";
import { FormEngine } from "./FormEngine";
import { endpoint, forgetAll, openForm, typed } from "./testForm";
import { useFormEngine } from "./useFormEngine";

jest.mock("./useFormEngine");

/** Plain sendings, each with what the browser would send. */
let sent: Record<string, FormDataEntryValue>[];
beforeEach(() => {
  sent = [];
  jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (
    this: HTMLFormElement,
  ) {
    sent.push(Object.fromEntries(new FormData(this)));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  forgetAll();
});

/** Lets the form's code be fetched so. */
const engine = (load: () => Promise<void>) =>
  jest.mocked(useFormEngine).mockReturnValue({ Engine: undefined, load });
const never = () => new Promise<void>(() => undefined);
const refused = () => Promise.reject(new Error("ChunkLoadError"));

const cameBack = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));

function setup() {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

describe.each(languageCodes)("without its code, the form in %s", (language) => {
  test("lets the browser send, each time with the same key", async () => {
    engine(refused);
    const user = setup();
    const { t, send, fill } = openForm(language);
    await fill(user);
    await user.dblClick(send());
    expect(screen.getByRole("button", { name: t("form.sending") })).toBeVisible();
    expect(sent).toMatchObject([{ ...typed[language], language, website: "" }]);
    expect(sent[0]?.idempotencyKey).toMatch(/^[\da-f]{32}$/);

    cameBack();
    await user.click(send());
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);

    // A browser that loads the page anew on the way back restores no hidden field.
    forgetLeft();
    document.querySelector<HTMLInputElement>("input[name=idempotencyKey]")!.value = "";
    cameBack();
    await user.click(send());
    expect(sent[2]).toEqual(sent[0]);
  });

  test("sends what an earlier visit left along, and keeps it", async () => {
    engine(refused);
    const user = setup();
    const draft = { ...typed[language], phone: "", company: "", service: "" };
    keepDraft({ values: draft, query: "", idempotencyKey: "0".repeat(32) });
    const { send, field } = openForm(language);
    await user.type(field("name"), "Mona");
    await user.click(send());
    expect(sent).toMatchObject([{ ...typed[language], name: "Mona" }]);
    expect(readDraft()?.values).toEqual({ ...draft, name: "Mona" });
  });

  test("keeps what the browser sends until it was taken", async () => {
    engine(refused);
    const user = setup();
    const { send, fill } = openForm(language);
    await fill(user);
    await user.click(send());
    expect(readDraft()?.values).toMatchObject(typed[language]);
    forgetLeft();
    expect(readDraft()).toBeUndefined();
  });

  test("waits for it no longer than eight seconds", async () => {
    engine(never);
    const user = setup();
    const { send, fill } = openForm(language);
    await fill(user);
    await user.click(send());
    act(() => jest.advanceTimersByTime(7900));
    expect(sent).toHaveLength(0);
    act(() => jest.advanceTimersByTime(200));
    expect(sent).toHaveLength(1);
  });

  test("sends nothing that was not asked for after Back", async () => {
    engine(never);
    const user = setup();
    const { send, fill } = openForm(language);
    await fill(user);
    await user.click(send());
    cameBack();
    act(() => jest.advanceTimersByTime(60_000));
    expect(sent).toHaveLength(0);
    expect(send()).not.toHaveAttribute("aria-disabled");
  });

  test("can be sent again where the browser was stopped", async () => {
    engine(refused);
    const user = setup();
    const { send, fill } = openForm(language);
    await fill(user);
    await user.click(send());
    act(() => jest.advanceTimersByTime(21_000));
    await user.click(send());
    expect(sent).toHaveLength(2);
  });

  test("says that nothing was sent to whoever leaves before it was", async () => {
    engine(never);
    const user = setup();
    const { t, send, fill, leave } = openForm(language);
    await fill(user);
    await user.click(send());
    leave();
    jest.useRealTimers();
    expect(await screen.findByRole("alert")).toHaveTextContent(t("away.failed"));
    expect(readDraft()?.values).toMatchObject(typed[language]);
    expect(sent).toHaveLength(0);
  });
});

test("code that comes too late sends nothing beside the browser, and later the same message", async () => {
  const user = userEvent.setup();
  const { fetch, bodies } = endpoint();
  engine(refused);
  const { t, send, fill, follow } = openForm("en");
  await fill(user);
  await user.click(send());
  expect(sent).toHaveLength(1);
  jest.mocked(useFormEngine).mockReturnValue({ Engine: FormEngine, load: () => Promise.resolve() });
  follow("");
  expect(screen.getByRole("button", { name: t("form.sending") })).toBeVisible();
  cameBack();
  expect(fetch).not.toHaveBeenCalled();
  await user.click(send());
  await screen.findByRole("group", { name: t("sent.text") });
  expect(bodies).toMatchObject([{ ...typed.en, idempotencyKey: sent[0]?.idempotencyKey }]);
});
