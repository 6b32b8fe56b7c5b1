import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { languageCodes } from "../../i18n/languages";
import { clearPostedDraft, readDraft, saveDraft } from "./draft";
import { LiveForm } from "./LiveForm";
import { loadLiveForm } from "./loadLiveForm";
import { endpoint, forgetAll, renderForm, typed } from "./testing/testForm";

jest.mock("./loadLiveForm");

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
const code = (load: typeof loadLiveForm) => jest.mocked(loadLiveForm).mockImplementation(load);
const never = () => new Promise<typeof LiveForm>(() => undefined);
const refused = () => Promise.reject(new Error("ChunkLoadError"));

const cameBack = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));

/** The press is seen before the code is asked for. */
const painted = () => act(() => jest.advanceTimersByTimeAsync(50));

function setup() {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

describe.each(languageCodes)("without its code, the form in %s", (language) => {
  test("lets the browser send, each time with the same key", async () => {
    code(refused);
    const user = setup();
    const { t, send, fill } = renderForm(language);
    await fill(user);
    await user.dblClick(send());
    await painted();
    expect(screen.getByRole("button", { name: t("form.sending") })).toBeVisible();
    expect(sent).toMatchObject([{ ...typed[language], language, website: "" }]);
    expect(sent[0]?.idempotencyKey).toMatch(/^[\da-f]{32}$/);

    cameBack();
    await user.click(send());
    await painted();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);

    // A browser that loads the page again on the way back restores no hidden field.
    clearPostedDraft();
    document.querySelector<HTMLInputElement>("input[name=idempotencyKey]")!.value = "";
    cameBack();
    await user.click(send());
    await painted();
    expect(sent[2]).toEqual(sent[0]);
  });

  test("sends what an earlier visit left along, and keeps it", async () => {
    code(refused);
    const user = setup();
    const draft = { ...typed[language], phone: "", company: "", service: "" };
    saveDraft({ values: draft, query: "", idempotencyKey: "0".repeat(32) });
    const { send, field } = renderForm(language);
    await user.type(field("name"), "Mona");
    await user.click(send());
    await painted();
    expect(sent).toMatchObject([{ ...typed[language], name: "Mona" }]);
    expect(readDraft()?.values).toEqual({ ...draft, name: "Mona" });
  });

  test("keeps what the browser sends until it was taken", async () => {
    code(refused);
    const user = setup();
    const { send, fill } = renderForm(language);
    await fill(user);
    await user.click(send());
    await painted();
    expect(readDraft()?.values).toMatchObject(typed[language]);
    clearPostedDraft();
    expect(readDraft()).toBeUndefined();
  });

  test("waits for it no longer than eight seconds", async () => {
    code(never);
    const user = setup();
    const { send, fill } = renderForm(language);
    await fill(user);
    await user.click(send());
    await painted();
    act(() => jest.advanceTimersByTime(7900));
    expect(sent).toHaveLength(0);
    act(() => jest.advanceTimersByTime(200));
    expect(sent).toHaveLength(1);
  });

  test("sends nothing that was not asked for after Back", async () => {
    code(never);
    const user = setup();
    const { send, fill } = renderForm(language);
    await fill(user);
    await user.click(send());
    await painted();
    cameBack();
    act(() => jest.advanceTimersByTime(60_000));
    expect(sent).toHaveLength(0);
    expect(send()).not.toHaveAttribute("aria-disabled");
  });

  test("can be sent again where the browser was stopped", async () => {
    code(refused);
    const user = setup();
    const { send, fill } = renderForm(language);
    await fill(user);
    await user.click(send());
    await painted();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    await user.click(send());
    await painted();
    expect(sent).toHaveLength(2);
  });

  test("says that nothing was sent to whoever leaves before it was", async () => {
    code(never);
    const user = setup();
    const { t, send, fill, leave } = renderForm(language);
    await fill(user);
    await user.click(send());
    await painted();
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
  code(refused);
  const { t, send, fill } = renderForm("en");
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(sent).toHaveLength(1));
  code(() => Promise.resolve(LiveForm));
  await user.tab();
  expect(screen.getByRole("button", { name: t("form.sending") })).toBeVisible();
  cameBack();
  expect(fetch).not.toHaveBeenCalled();
  await user.click(send());
  await screen.findByRole("group", { name: t("sent.text") });
  expect(bodies).toMatchObject([{ ...typed.en, idempotencyKey: sent[0]?.idempotencyKey }]);
});
