/** For tests: the contact form on its page, with the toasts of the layout, and its endpoint. */
import { notifications } from "@mantine/notifications";
import { screen } from "@testing-library/react";
import type { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { renderIn } from "../../../../testing/renderIn";
import { sampleServices } from "../../../../testing/samples";
import { Toasts } from "../../../components/Toasts/Toasts";
import type { Language } from "../../../i18n/languages";
import { ContactForm } from "../ContactForm";
import { inEachLanguage } from "../../../../testing/inEachLanguage";

export const sampleCompany = {
  email: "info@fts.example",
  phone: "+20 3 000 0000",
  whatsapp: "+20 100 000 0000",
};
export const typed = inEachLanguage({
  en: { name: "Nadia Salem", email: "nadia@fts.example", message: "We need a shop." },
  ar: { name: "نادية سالم", email: "nadia@fts.example", message: "نحتاج إلى متجر." },
});

export interface StubAnswer {
  status: number;
  body: string;
  type?: string;
  headers?: Record<string, string>;
}
export const accepted: StubAnswer = { status: 202, body: '{"id":"1"}' };
export const unavailable: StubAnswer = { status: 500, body: '{"error":{"code":"unavailable"}}' };

/** Lets the endpoint answer so, one answer after the other, and from then on accept. */
export function endpoint(...answers: (StubAnswer | Promise<StubAnswer>)[]) {
  const bodies: Record<string, unknown>[] = [];
  const fetch = jest.fn(async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(body as string) as Record<string, unknown>);
    const answer = await (answers.shift() ?? accepted);
    const { status, body: text, type = "application/json", headers } = answer;
    const all = new Map(Object.entries({ "content-type": type, ...headers }));
    return {
      status,
      headers: { get: (name: string) => all.get(name) ?? null },
      text: () => Promise.resolve(text),
    };
  });
  Object.assign(window, { fetch });
  return { fetch, bodies };
}

/** An answer that comes when the test says so. */
export function heldAnswer(answer: StubAnswer) {
  let give: () => void = () => undefined;
  const held = new Promise<StubAnswer>((resolve) => {
    give = () => resolve(answer);
  });
  return { held, give };
}

/** Leaves neither draft nor toast to the next test. */
export function forgetAll(): void {
  sessionStorage.clear();
  notifications.clean();
}

/** What screen readers announce by themselves. */
export const announcements = () =>
  screen.getAllByRole("status").map(({ textContent }) => textContent);

/** Opens the form's page with a query. */
export function renderForm(language: Language, query = "") {
  const services = sampleServices[language].map(([id, title]) => ({ id, title }));
  // The toasts stay where they are from page to page.
  const site = (page: ReactNode) => (
    <>
      {page}
      <Toasts />
    </>
  );
  const page = (search: string) => {
    history.replaceState(null, "", `/contact/${search}`);
    return site(<ContactForm services={services} company={sampleCompany} query={search} />);
  };
  const rendered = renderIn(language, page(query));
  const t = (key: string, values?: Record<string, string | number>) =>
    rendered.t(`contact:${key}`, values);
  const field = (name: string) => screen.getByLabelText(new RegExp(`^${t(`${name}.label`)}`));
  return {
    ...rendered,
    t,
    field,
    send: () => screen.getByRole("button", { name: t("form.send") }),
    fill: async (user: ReturnType<typeof userEvent.setup>) => {
      for (const [name, text] of Object.entries(typed[language])) {
        // user-event remembers what it typed before the form was reset.
        await user.clear(field(name));
        await user.paste(text);
      }
    },
    /** Follows a link to the same page with another query. */
    follow: (search: string) => rendered.rerender(page(search)),
    /** Goes to another page of the site. */
    leave: () => {
      history.replaceState(null, "", "/");
      rendered.rerender(site(null));
    },
    comeBack: () => rendered.rerender(page("")),
  };
}
