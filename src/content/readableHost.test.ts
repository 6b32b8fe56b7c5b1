/** @jest-environment node */
import { readContent } from "./readContent";
import { readableUrl } from "./readableHost";
import { removeProjects, writeProject } from "./testing/testProject";

afterEach(removeProjects);

test.each(["info@شركة.مصر", "info@xn--ogbpi5d.xn--wgbh1c"])(
  "%s is shown in its own letters",
  (email) => {
    const root = writeProject((files) => {
      files["content/company.json"].email = email;
    });
    expect(readContent(root).company.email).toBe("info@شركة.مصر");
  },
);

test.each([
  ["https://xn--ogbpi5d.xn--wgbh1c", "https://شركة.مصر"],
  ["http://localhost:8000/site", "http://localhost:8000/site"],
])("the site at %s is shown as %s", (url, shown) => {
  expect(readableUrl(url)).toBe(shown);
});
