import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { languageCodes } from "../../i18n/languages";
import {
  announcements,
  type StubAnswer,
  sampleCompany,
  endpoint,
  renderForm,
  typed,
} from "./testing/testForm";

afterEach(() => sessionStorage.clear());

describe.each(languageCodes)("the contact form in %s", (language) => {
  test("says what is missing, leads there, and keeps what is right", async () => {
    const user = userEvent.setup();
    const { fetch } = endpoint();
    const { t, field, send } = renderForm(language);
    await user.type(field("email"), "nadia@fts");
    await user.click(send());

    const summary = await screen.findByRole("group", { name: t("summary.title", { count: 3 }) });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      t("name.required"),
      t("email.invalid"),
      t("message.required"),
    ]);
    expect(field("email")).toHaveValue("nadia@fts");
    expect(field("email")).toBeInvalid();
    expect(field("email")).toHaveAccessibleDescription(t("email.invalid"));
    expect(field("company")).toBeValid();
    await user.click(links[1]!);
    expect(field("email")).toHaveFocus();
    await user.type(field("email"), ".example");
    expect(field("email")).toBeValid();
    expect(fetch).not.toHaveBeenCalled();
  });

  test("sends once, says so, and forgets what was typed", async () => {
    const user = userEvent.setup();
    const { fetch, bodies } = endpoint();
    const { t, field, send, fill } = renderForm(language);
    await fill(user);
    await user.dblClick(send());

    const thanks = await screen.findByRole("group", { name: t("sent.text") });
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(announcements()).toContain(t("sent.text"));
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(bodies[0]).toMatchObject({ ...typed[language], language, website: "", service: "" });
    expect(sessionStorage).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: t("sent.again") }));
    expect(field("name")).toHaveFocus();
    expect(field("message")).toHaveValue("");
  });

  test("shows the server's error beside its field", async () => {
    const user = userEvent.setup();
    endpoint({ status: 400, body: '{"error":{"code":"invalid","field":"email"}}' });
    const { t, field, send, fill } = renderForm(language);
    await fill(user);
    await user.click(send());
    const summary = await screen.findByRole("group", { name: t("summary.title", { count: 1 }) });
    expect(summary).toHaveTextContent(t("email.invalid"));
    await waitFor(() => expect(field("email")).toHaveAccessibleDescription(t("email.invalid")));
    expect(field("message")).toHaveValue(typed[language].message);
  });

  test.each<[string, StubAnswer]>([
    ["unavailable", { status: 500, body: '{"error":{"code":"unavailable"}}' }],
    ["unclear", { status: 502, body: "<h1>Bad gateway</h1>", type: "text/html" }],
    [
      "rateLimited",
      { status: 429, body: '{"error":{"code":"rateLimited"}}', headers: { "retry-after": "61" } },
    ],
    ["refused", { status: 403, body: '{"error":{"code":"foreignOrigin"}}' }],
    ["noEndpoint", { status: 405, body: "<h1>No</h1>", type: "text/html" }],
  ])("%s: the truth, what was typed, and other ways", async (failure, answer) => {
    const user = userEvent.setup();
    endpoint(answer);
    const { t, field, send, fill } = renderForm(language);
    await fill(user);
    await user.click(send());

    const notice = await screen.findByRole("group", { name: t(`failure.${failure}.title`) });
    await waitFor(() => expect(notice).toHaveFocus());
    expect(notice).toHaveTextContent(t(`failure.${failure}.text`, { count: 2 }));
    const mail = within(notice).getByRole("link", { name: t("ways.email") });
    const { pathname, searchParams } = new URL(mail.getAttribute("href")!);
    expect(pathname).toBe(sampleCompany.email);
    expect(searchParams.get("body")).toContain(typed[language].message);
    expect(searchParams.get("subject")).toContain(typed[language].name);
    const whatsapp = within(notice).getByRole("link", { name: t("ways.whatsapp") });
    expect(whatsapp).toHaveAttribute("href", expect.stringContaining("wa.me/201000000000?text="));
    const call = within(notice).getByRole("link", { name: t("ways.phone", sampleCompany) });
    expect(call).toHaveAttribute("href", "tel:+2030000000");
    expect(field("message")).toHaveValue(typed[language].message);
  });

  test("an unusual number is worth a look, and is sent all the same", async () => {
    const user = userEvent.setup();
    const { bodies } = endpoint();
    const { t, field, send, fill } = renderForm(language);
    await fill(user);
    await user.type(field("phone"), "123");
    await user.tab();
    const remark = expect.stringContaining(t("phone.unusual")) as string;
    await waitFor(() => expect(field("phone")).toHaveAccessibleDescription(remark));
    expect(announcements()).toContain(t("phone.unusual"));
    expect(field("phone")).toBeValid();
    await user.clear(field("phone"));
    await user.type(field("phone"), "٠١٠٠١٢٣٤٥٦٧");
    await user.tab();
    await waitFor(() => expect(screen.queryByText(t("phone.unusual"))).not.toBeInTheDocument());
    await user.click(send());
    await screen.findByRole("group", { name: t("sent.text") });
    expect(bodies[0]).toMatchObject({ phone: "٠١٠٠١٢٣٤٥٦٧" });
  });
});

test("a retry is the same message, the next message another", async () => {
  const user = userEvent.setup();
  const { bodies } = endpoint({ status: 500, body: '{"error":{"code":"unavailable"}}' });
  const { t, send, fill } = renderForm("en");
  await fill(user);
  await user.click(send());
  await user.click(await screen.findByRole("button", { name: t("failure.retry") }));
  await user.click(await screen.findByRole("button", { name: t("sent.again") }));
  await fill(user);
  await user.click(send());
  await screen.findByRole("group", { name: t("sent.text") });
  const keys = bodies.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("the room of a long message shows near its end", async () => {
  const user = userEvent.setup();
  const { t, field, send } = renderForm("en");
  await user.type(field("phone"), "123");
  await user.click(field("message"));
  await user.paste("x".repeat(4600));
  expect(await screen.findByText(t("message.left", { count: 400 }))).toBeVisible();
  await user.paste("x".repeat(401));
  const over = t("message.over", { count: 1 });
  expect((await screen.findAllByText(over))[0]).toBeVisible();
  // Neither of two remarks drowns the other.
  await waitFor(
    () => expect(announcements()).toEqual(expect.arrayContaining([t("phone.unusual"), over])),
    { timeout: 5000 },
  );
  await user.click(send());
  expect(field("message")).toBeInvalid();
  expect(field("message")).toHaveValue("x".repeat(5001));
});
