/** @jest-environment node */
import { inLanguage, type InLanguage } from "../../content/localize";
import { readContent, type Content } from "../../content/readContent";
import { pageFacts } from "./pages";

const list = { title: "{{title}}, page {{page}}", description: "Page {{page}}. {{description}}" };
const navigation = { services: { link: "Services" } };
const content = inLanguage(readContent(process.cwd()), "en");
const seo = { title: "Title", description: "Description.", keywords: [] };
content.servicesPage = { ...content.servicesPage, seo, title: "List" };

function contentWith(count: number): InLanguage<Content> {
  const [service] = content.services;
  const services = Array.from({ length: count }, (_, index) => ({
    ...service!,
    path: `/services/s-${index}/`,
    title: `Service ${index}`,
  }));
  return { ...content, services };
}

const listPages = (count: number) =>
  pageFacts(contentWith(count), { list, navigation }).filter(
    ({ entries }) => entries !== undefined,
  );

test("nine services are one list", () => {
  const [first, ...others] = listPages(9);
  expect(first).toMatchObject({ route: "/services/", seo, title: "List" });
  expect(first?.entries).toHaveLength(9);
  expect(others).toEqual([]);
});

test("each page of a longer list tells of its own services, under a name of its own", () => {
  const [first, second] = listPages(30);
  expect(first?.entries).toHaveLength(24);
  expect(second).toMatchObject({
    route: "/services/page/2/",
    title: "List, page 2",
    seo: { title: "Title, page 2", description: "Page 2. Description." },
  });
  expect(second?.above).toEqual([{ name: "Services", route: "/services/" }]);
  expect(second?.entries?.map(({ path }) => path)).toEqual(
    [24, 25, 26, 27, 28, 29].map((index) => `/services/s-${index}/`),
  );
});

test("the page of a service stands below the list and tells of its service and its questions", () => {
  const page = pageFacts(contentWith(1), { list, navigation: {} }).at(-1);
  expect(page).toMatchObject({
    above: [{ name: "List", route: "/services/" }],
    entry: { kind: "Service", path: "/services/s-0/", title: "Service 0" },
    questions: content.services[0]?.questions,
  });
});

test("questions that stand in groups are marked up too, in order", () => {
  const pages = pageFacts(content, { list, navigation });
  const questionsAt = (path: string) => pages.find(({ route }) => route === path)?.questions;
  expect(questionsAt("/investment/")).toEqual(content.investment.questions.items);
  expect(questionsAt("/faq/")).toEqual(content.faq.groups.flatMap(({ questions }) => questions));
});
