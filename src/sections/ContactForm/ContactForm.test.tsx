import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderIn } from "../../../tools/jest/renderIn";
import { sampleServices } from "../../../tools/jest/samples";
import { languageCodes, type Language } from "../../i18n/languages";
import { ContactForm } from "./ContactForm";

const company = {
  email: "info@fts.example",
  phone: "+20 3 000 0000",
  whatsapp: "+20 100 000 0000",
};
const typed = {
  en: { name: "Nadia Salem", email: "nadia@fts.example", message: "We need a shop." },
  ar: { name: "نادية سالم", email: "nadia@fts.example", message: "نحتاج إلى متجر." },
} satisfies Record<Language, unknown>;

type Answer = { status: number; body: string; type?: string; headers?: Record<string, string> };
const accepted: Answer = { status: 202, body: '{"id":"1"}' };

/** Lets the endpoint answer so, one answer after the other; the last one for good. */
function endpoint(...answers: Answer[]) {
  const bodies: Record<string, unknown>[] = [];
  const fetch = jest.fn((_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(body as string) as Record<string, unknown>);
    const { status, body: text, type = "application/json", headers } = answers.shift() ?? accepted;
    const all = new Map(Object.entries({ "content-type": type, ...headers }));
    return Promise.resolve({
      status,
      headers: { get: (name: string) => all.get(name) ?? null },
      text: () => Promise.resolve(text),
    });
  });
  Object.assign(window, { fetch });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  return { fetch, bodies };
}

function open(language: Language, query = "") {
  const services = sampleServices[language].map(([id, title]) => ({ id, title }));
  const rendered = renderIn(
    language,
    <ContactForm services={services} company={company} query={query} />,
  );
  const t = (key: string, values?: Record<string, string | number>) =>
    rendered.t(`contact:${key}`, values);
  const field = (name: string) => screen.getByLabelText(new RegExp(`^${t(`${name}.label`)}`));
  const send = () => screen.getByRole("button", { name: t("form.send") });
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    for (const [name, text] of Object.entries(typed[language])) {
      // user-event remembers what it typed before the form was reset.
      await user.clear(field(name));
      await user.type(field(name), text);
    }
  };
  return { ...rendered, t, field, send, fill };
}

afterEach(() => sessionStorage.clear());

describe.each(languageCodes)("the contact form in %s", (language) => {
  test("says what is missing, leads there, and keeps what is right", async () => {
    const user = userEvent.setup();
    const { fetch } = endpoint();
    const { t, field, send } = open(language);
    await user.type(field("email"), "nadia@fts");
    await user.click(send());

    const summary = await screen.findByRole("group", { name: t("summary.title", { count: 3 }) });
    expect(summary).toHaveFocus();
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
    const { t, field, send, fill } = open(language);
    await fill(user);
    await user.dblClick(send());

    const thanks = await screen.findByRole("group", { name: t("sent.text") });
    expect(thanks).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent(t("sent.text"));
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(bodies[0]).toMatchObject({ ...typed[language], language, website: "", service: "" });
    expect(sessionStorage).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: t("sent.again") }));
    expect(field("name")).toHaveFocus();
    expect(field("message")).toHaveValue("");
  });

  test("shows the server's fault beside its field", async () => {
    const user = userEvent.setup();
    endpoint({ status: 400, body: '{"error":{"code":"invalid","field":"email"}}' });
    const { t, field, send, fill } = open(language);
    await fill(user);
    await user.click(send());
    const summary = await screen.findByRole("group", { name: t("summary.title", { count: 1 }) });
    expect(summary).toHaveTextContent(t("email.invalid"));
    await waitFor(() => expect(field("email")).toHaveAccessibleDescription(t("email.invalid")));
    expect(field("message")).toHaveValue(typed[language].message);
  });

  test.each<[string, Answer]>([
    ["unavailable", { status: 500, body: '{"error":{"code":"unavailable"}}' }],
    [
      "rateLimited",
      { status: 429, body: '{"error":{"code":"rateLimited"}}', headers: { "retry-after": "61" } },
    ],
    ["refused", { status: 403, body: '{"error":{"code":"foreignOrigin"}}' }],
    ["noEndpoint", { status: 405, body: "<h1>No</h1>", type: "text/html" }],
  ])("%s: the truth, what was typed, and other ways", async (failure, answer) => {
    const user = userEvent.setup();
    endpoint(answer);
    const { t, field, send, fill } = open(language);
    await fill(user);
    await user.click(send());

    const notice = await screen.findByRole("group", { name: t(`failure.${failure}.title`) });
    expect(notice).toHaveFocus();
    expect(notice).toHaveTextContent(t(`failure.${failure}.text`, { count: 2 }));
    const mail = within(notice).getByRole("link", { name: t("ways.email") });
    const { pathname, searchParams } = new URL(mail.getAttribute("href")!);
    expect(pathname).toBe(company.email);
    expect(searchParams.get("body")).toContain(typed[language].message);
    expect(searchParams.get("subject")).toContain(typed[language].name);
    const whatsapp = within(notice).getByRole("link", { name: t("ways.whatsapp") });
    expect(whatsapp).toHaveAttribute("href", expect.stringContaining("wa.me/201000000000?text="));
    const call = within(notice).getByRole("link", { name: t("ways.phone", company) });
    expect(call).toHaveAttribute("href", "tel:+2030000000");
    expect(field("message")).toHaveValue(typed[language].message);
  });

  test("an unusual number is worth a look, and is sent all the same", async () => {
    const user = userEvent.setup();
    const { bodies } = endpoint();
    const { t, field, send, fill } = open(language);
    await fill(user);
    await user.type(field("phone"), "123");
    await user.tab();
    expect(await screen.findByText(t("phone.unusual"))).toBeVisible();
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
  const { t, send, fill } = open("en");
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

test("a draft comes back with its key, and can be cleared", async () => {
  const user = userEvent.setup();
  const { bodies } = endpoint({ status: 500, body: '{"error":{"code":"unavailable"}}' });
  const first = open("en");
  await first.fill(user);
  await user.click(first.send());
  await screen.findByRole("button", { name: first.t("failure.retry") });
  first.unmount();

  const second = open("ar");
  expect(await screen.findByText(second.t("form.restored"))).toBeVisible();
  expect(second.field("name")).toHaveValue(typed.en.name);
  await user.click(second.send());
  await screen.findByRole("group", { name: second.t("sent.text") });
  expect(bodies[1]?.idempotencyKey).toBe(bodies[0]?.idempotencyKey);
  second.unmount();

  const third = open("en");
  await user.type(third.field("name"), "A");
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  third.unmount();
  const fourth = open("en");
  await user.click(await screen.findByRole("button", { name: fourth.t("form.clear") }));
  expect(fourth.field("name")).toHaveValue("");
  expect(fourth.field("name")).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
});

test("a link fills in service and message, as text", async () => {
  const message = '<script>alert("x")</script>';
  const { field } = open("en", `?service=cloud&message=${encodeURIComponent(message)}`);
  await waitFor(() => expect(field("service")).toHaveValue("cloud"));
  expect(field("message")).toHaveValue(message);
  expect(document.querySelector("script")).toBeNull();
});

test("the room of a long message shows near its end", async () => {
  const user = userEvent.setup();
  const { t, field, send } = open("en");
  await user.click(field("message"));
  await user.paste("x".repeat(4600));
  expect(await screen.findByText(t("message.left", { count: 400 }))).toBeVisible();
  await user.paste("x".repeat(401));
  expect(await screen.findByText(t("message.over", { count: 1 }))).toBeVisible();
  await user.click(send());
  expect(field("message")).toBeInvalid();
  expect(field("message")).toHaveValue("x".repeat(5001));
});
