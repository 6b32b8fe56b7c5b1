/** @jest-environment node */
import { inLanguage, type InLanguage } from "../../content/localize";
import { readContent, type Content } from "../../content/readContent";
import { pageFacts } from "./pageFacts";

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

test("the list of services tells of all of them", () => {
  const list = pageFacts(contentWith(30), navigation).find(({ entries }) => entries !== undefined);
  expect(list).toMatchObject({ route: "/services/", seo, title: "List" });
  expect(list?.entries).toHaveLength(30);
});

test("the page of a service stands below the list and tells of its service", () => {
  const page = pageFacts(contentWith(1), {}).at(-1);
  expect(page).toMatchObject({
    above: [{ name: "List", route: "/services/" }],
    entry: { kind: "Service", path: "/services/s-0/", title: "Service 0" },
  });
});
