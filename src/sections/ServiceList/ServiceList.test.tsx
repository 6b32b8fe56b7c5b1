import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createIndex } from "../../search/createIndex";
import type { FoundQuestion, SearchFile } from "../../search/searchFile";
import { readVocabulary } from "../../search/build/readVocabulary";
import { renderIn } from "../../../testing/renderIn";
import { ServiceList } from "./ServiceList";

const vocabulary = readVocabulary(process.cwd());
const price = { text: "$800", currencyName: "US dollars", unit: "project" };
const service = (id: string, title: string, features: string[]) => ({
  id,
  path: `/services/${id}/`,
  iconName: "cloud",
  color: "#b57e10",
  title,
  description: `${title}.`,
  features,
  price,
});
const english = [
  service("erp", "ERP System", ["Stock in step with the shop"]),
  service("cloud", "Cloud Solutions", ["Backups tested"]),
];
const arabic = [service("erp", "نظام تخطيط موارد المؤسسات", ["أنظمة المخزون"])];

type Listed = typeof english;

function serve(services: Listed, questions: FoundQuestion[] = []): jest.Mock {
  const index = createIndex(
    [
      ...services.map(({ id, title, description, features }) => ({
        id,
        kind: "service",
        title,
        description,
        features,
      })),
      ...questions.map(({ id, question }) => ({ id, kind: "question", title: question })),
    ],
    vocabulary,
  );
  const file: SearchFile = { language: "en", index, questions };
  const fetched = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(file) }));
  Object.assign(window, { fetch: fetched });
  return fetched;
}

// Indexes are kept by address, so each test has its own.
let count = 0;
const show = (services: Listed, query = "", language: "en" | "ar" = "en") =>
  renderIn(
    language,
    <ServiceList
      services={services}
      searchIndex={`/static/${(count += 1)}.json`}
      query={query}
      visit=""
    />,
  );

beforeEach(() => window.history.replaceState(null, "", "/services/?utm=mail&search=old#list"));

test("shows every service and loads nothing until someone wants to search", async () => {
  const fetched = serve(english);
  show(english);
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.getByText("Prices in US dollars")).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("searchbox"));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("the service that stands out says more, among results it is one of many", async () => {
  const leading = [{ ...english[0]!, highlight: "Behind everything else." }, english[1]!];
  serve(leading);
  show(leading);
  expect(screen.getByText("Behind everything else.")).toBeVisible();
  await userEvent.type(screen.getByRole("searchbox"), "stock");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1 service found"));
  expect(screen.queryByText("Behind everything else.")).not.toBeInTheDocument();
});

test("narrows down as one types, marks what matched, counts, and keeps the address in step", async () => {
  serve(english);
  show(english);
  await userEvent.type(screen.getByRole("searchbox"), "stock");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1 service found"));
  const [card] = screen.getAllByRole("article");
  expect(within(card!).getByText("Stock").tagName).toBe("MARK");
  await waitFor(() => expect(window.location.search).toBe("?utm=mail&search=stock"));
  expect(window.location.hash).toBe("#list");

  await userEvent.clear(screen.getByRole("searchbox"));
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await waitFor(() => expect(window.location.search).toBe("?utm=mail"));
});

test("starts with the term of the address", async () => {
  serve(english);
  show(english, "?search=&search=backups");
  expect(screen.getByRole("searchbox")).toHaveValue("backups");
  expect(await screen.findByRole("link", { name: "Cloud Solutions" })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
});

test("general questions are found as well, and lead to their answers", async () => {
  serve(english, [
    {
      id: "faq/support",
      path: "/faq/#support",
      question: "Who helps us?",
      answer: "The team does.",
    },
  ]);
  show(english, "?search=helps");
  const answers = await screen.findByRole("region", { name: "Questions and answers" });
  expect(within(answers).getByRole("link", { name: "Who helps us?" })).toHaveAttribute(
    "href",
    "/faq/#support",
  );
  expect(within(answers).getByText("helps").tagName).toBe("MARK");
  expect(screen.getByRole("status")).toHaveTextContent("1 answer found");
  expect(screen.queryByRole("heading", { name: /No results/ })).not.toBeInTheDocument();
});

test("finding nothing leads on: every service, and a message that is already begun", async () => {
  serve(english);
  show(english, "?search=%3Czzzz%3E");
  const heading = await screen.findByRole("heading", { name: /No results for/ });
  expect(heading).toHaveTextContent("<zzzz>");
  expect(screen.getByRole("link", { name: "ERP System" })).toHaveAttribute(
    "href",
    "/services/erp/",
  );
  const ask = screen.getByRole("link", { name: "Ask us about it" });
  const message = new URL(ask.getAttribute("href")!, "https://x").searchParams.get("message");
  expect(message).toContain("“<zzzz>”");
});

test("Arabic finds with other spellings, and counts with its own forms", async () => {
  serve(arabic);
  show(arabic, "?search=انظمه", "ar");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("وجدنا خدمة واحدة"));
  expect(screen.getByText("أنظمة").tagName).toBe("MARK");
});

test.each([
  [0, "لا توجد خدمة مطابقة"],
  [1, "وجدنا خدمة واحدة"],
  [2, "وجدنا خدمتين"],
  [3, "وجدنا 3 خدمات"],
  [11, "وجدنا 11 خدمة"],
  [100, "وجدنا 100 خدمة"],
])("Arabic announces %i results in their own form", async (found, announcement) => {
  const many = Array.from({ length: found }, (_, index) =>
    service(`service-${index}`, `أنظمة ${index}`, ["المخزون"]),
  );
  serve([...many, ...english.slice(1)]);
  show([...many, ...english.slice(1)], "?search=أنظمة", "ar");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(announcement));
});

test("a search that cannot be loaded says so, keeps the list, and is tried again", async () => {
  const fetched = jest.fn(() => Promise.resolve({ ok: false, status: 503 }));
  Object.assign(window, { fetch: fetched });
  show(english, "?search=erp");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("could not be loaded"));
  expect(screen.getAllByRole("article")).toHaveLength(2);

  serve(english);
  await userEvent.type(screen.getByRole("searchbox"), " ");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1 service found"));
});
