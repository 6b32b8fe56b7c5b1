import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { handOver } from "../../contact/handOver";
import { languageCodes, type Language } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { isRequestPending } from "./sending";
import {
  accepted,
  type StubAnswer,
  endpoint,
  forgetAll,
  heldAnswer,
  renderForm,
  typed,
  unavailable,
} from "./testing/testForm";

afterEach(forgetAll);

/** A message that is on its way, in a form that brought it back from an earlier visit. */
async function sending(language: Language, answer: StubAnswer) {
  const user = userEvent.setup();
  const { held, give } = heldAnswer(answer);
  const { fetch } = endpoint(held);
  const earlier = renderForm(language);
  await earlier.fill(user);
  earlier.unmount();
  const form = renderForm(language);
  await screen.findByText(form.t("form.restored"));
  await user.click(form.send());
  await screen.findByRole("button", { name: form.t("form.sending") });
  const ended = () => waitFor(() => expect(isRequestPending()).toBe(false));
  return { ...form, user, fetch, ended, give: () => act(async () => Promise.resolve(give())) };
}

describe.each(languageCodes)("a message that is on its way, in %s", (language) => {
  test("cannot be cleared or changed", async () => {
    const { t, field, user, give } = await sending(language, unavailable);
    await user.click(screen.getByRole("button", { name: t("form.clear") }));
    await user.type(field("message"), "x");
    expect(field("message")).toHaveValue(typed[language].message);
    expect(field("service")).toBeDisabled();
    await give();
    await waitFor(() => expect(field("service")).toBeEnabled());
    await user.click(screen.getByRole("button", { name: t("form.clear") }));
    expect(field("message")).toHaveValue("");
  });

  test("that arrives after its page was left says so there", async () => {
    const { t, leave, give, ended } = await sending(language, accepted);
    leave();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await give();
    await ended();
    expect(await screen.findByRole("alert")).toHaveTextContent(t("sent.text"));
    expect(sessionStorage).toHaveLength(0);
  });

  test.each<[string, StubAnswer, string]>([
    ["certainly fails", unavailable, "away.failed"],
    [
      "fails at a field",
      { status: 400, body: '{"error":{"code":"invalid","field":"email"}}' },
      "away.failed",
    ],
    ["may have arrived", { status: 502, body: "", type: "text/html" }, "away.unknown"],
  ])("that %s after its page was left says so, and leads back", async (_, answer, words) => {
    const { t, leave, comeBack, give, ended, field, user } = await sending(language, answer);
    leave();
    await give();
    await ended();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(t(words));
    const back = within(alert).getByRole("link", { name: t("failed.back") });
    expect(back).toHaveAttribute("href", localizePath("/contact/", language));
    back.addEventListener("click", (event) => event.preventDefault());
    await user.click(back);
    comeBack();
    await waitFor(() => expect(field("message")).toHaveValue(typed[language].message));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });

  test("keeps its button where a double click has its second press", async () => {
    const { t, user, fetch, give } = await sending(language, accepted);
    await give();
    await user.click(screen.getByRole("button", { name: t("form.sending") }));
    const thanks = await screen.findByRole("group", { name: t("sent.text") });
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("is still on its way when the visitor comes back, and is sent once", async () => {
    const { t, leave, comeBack, give, fetch, user } = await sending(language, accepted);
    leave();
    comeBack();
    await user.click(await screen.findByRole("button", { name: t("form.sending") }));
    await give();
    const thanks = await screen.findByRole("group", { name: t("sent.text") });
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("lets what is handed over meanwhile wait for its end", async () => {
    const { give, field } = await sending(language, accepted);
    act(() => void handOver("Next"));
    expect(field("message")).toHaveValue(typed[language].message);
    await give();
    await waitFor(() => expect(field("message")).toHaveValue("Next"));
    expect(field("message")).toBeVisible();
    expect(field("name")).toHaveValue("");
  });
});
