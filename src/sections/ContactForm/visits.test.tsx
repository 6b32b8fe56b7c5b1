import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { handOver } from "../../contact/handOver";
import { languageCodes } from "../../i18n/languages";
import { endpoint, forgetAll, renderForm, typed, unavailable } from "./testing/testForm";

afterEach(forgetAll);

test("a draft comes back with its key, and can be cleared", async () => {
  const user = userEvent.setup();
  const { bodies } = endpoint(unavailable);
  const first = renderForm("en");
  await first.fill(user);
  await user.click(first.send());
  await screen.findByRole("button", { name: first.t("failure.retry") });
  first.unmount();

  const second = renderForm("ar");
  expect(await screen.findByText(second.t("form.restored"))).toBeVisible();
  expect(second.field("name")).toHaveValue(typed.en.name);
  await user.click(second.send());
  await screen.findByRole("group", { name: second.t("sent.text") });
  expect(bodies[1]?.idempotencyKey).toBe(bodies[0]?.idempotencyKey);
  second.unmount();

  const third = renderForm("en");
  await user.type(third.field("name"), "A");
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  third.unmount();
  const fourth = renderForm("en");
  await user.click(await screen.findByRole("button", { name: fourth.t("form.clear") }));
  expect(fourth.field("name")).toHaveValue("");
  expect(fourth.field("name")).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
});

test("a link fills in service and message, as text", async () => {
  const message = '<script>alert("x")</script>';
  const { field } = renderForm("en", `?service=cloud&message=${encodeURIComponent(message)}`);
  await waitFor(() => expect(field("service")).toHaveValue("cloud"));
  expect(field("message")).toHaveValue(message);
  expect(document.querySelector("script")).toBeNull();
});

test.each(languageCodes)(
  "in %s a message that is handed over follows the one there",
  async (language) => {
    const user = userEvent.setup();
    endpoint();
    const { field, follow } = renderForm(language);
    await user.type(field("message"), "First.");
    act(() => void handOver("Second?"));
    expect(field("message")).toHaveValue("First.\n\nSecond?");
    follow("?message=Third!&service=cloud");
    await waitFor(() => expect(field("message")).toHaveValue("First.\n\nSecond?\n\nThird!"));
    expect(location.search).toBe("?service=cloud");
    expect(field("service")).toHaveValue("cloud");
  },
);

test("a message from a link survives a reload, which brings it back once", async () => {
  const first = renderForm("en", "?message=How%20much%3F");
  await waitFor(() => expect(first.field("message")).toHaveValue("How much?"));
  expect(location.search).toBe("");
  first.unmount();
  const second = renderForm("en");
  await waitFor(() => expect(second.field("message")).toHaveValue("How much?"));
  expect(screen.getByText(second.t("form.restored"))).toBeVisible();
});

test("a draft that was sent or cleared does not come back with the next link", async () => {
  const user = userEvent.setup();
  endpoint();
  const { t, field, send, fill, follow } = renderForm("en");
  await user.type(field("company"), "Cedar");
  await fill(user);
  await user.click(send());
  await screen.findByRole("group", { name: t("sent.text") });
  follow("?service=training");
  await waitFor(() => expect(field("name")).toBeVisible());
  expect(field("service")).toHaveValue("training");
  for (const name of ["name", "company", "message"]) expect(field(name)).toHaveValue("");
  expect(screen.queryByText(t("form.restored"))).not.toBeInTheDocument();
});

test("thanks for a message give way to the next one, and to nothing less", async () => {
  const user = userEvent.setup();
  const { bodies } = endpoint();
  const { t, field, send, fill, follow } = renderForm("en", "?service=cloud");
  await fill(user);
  await user.click(send());
  const thanks = await screen.findByRole("group", { name: t("sent.text") });
  follow("");
  expect(thanks).toBeVisible();
  act(() => void handOver("One more thing"));
  await waitFor(() => expect(field("message")).toBeVisible());
  expect(thanks).not.toBeInTheDocument();
  await fill(user);
  await user.click(send());
  await screen.findByRole("group", { name: t("sent.text") });
  expect(bodies.map(({ message }) => message)).toEqual([typed.en.message, typed.en.message]);
  expect(bodies[0]?.idempotencyKey).not.toBe(bodies[1]?.idempotencyKey);
});
