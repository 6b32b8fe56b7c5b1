/** @jest-environment node */
import { existsSync } from "node:fs";
import type { CreatePagesArgs } from "gatsby";
import { createCollectionPages } from "./createCollectionPages";

function run(result: unknown) {
  const createPage = jest.fn<undefined, [{ path: string; component: string; context: object }]>();
  const graphql = jest.fn(() => Promise.resolve(result));
  const done = createCollectionPages({
    graphql,
    actions: { createPage },
  } as unknown as CreatePagesArgs);
  return { createPage, done };
}

test("makes a page of every entry at the path its content names", async () => {
  const nodes = [
    { id: "erp", path: "/services/erp-system/" },
    { id: "cloud", path: "/services/cloud/" },
  ];
  const { createPage, done } = run({ data: { entries: { nodes } } });
  await done;
  expect(createPage.mock.calls.map(([page]) => page)).toMatchObject([
    { path: "/services/erp-system/", context: { id: "erp" } },
    { path: "/services/cloud/", context: { id: "cloud" } },
  ]);
});

test("makes pages with more to show of a template of their own", async () => {
  const nodes = ["erp", "cloud", "shop"].map((id) => ({ id, path: `/services/${id}/` }));
  const { createPage, done } = run({
    data: {
      entries: { nodes },
      ErpTour: { nodes: [{ service: { id: "erp" } }] },
      ErpModule: { nodes: [{ service: { id: "erp" } }, { service: { id: "shop" } }] },
    },
  });
  await done;
  const [erp, cloud, shop] = createPage.mock.calls.map(([page]) => page.component);
  expect(erp).toBe(shop);
  expect(erp).not.toBe(cloud);
  expect(createPage.mock.calls.every(([{ component }]) => existsSync(component))).toBe(true);
});

test.each([
  { errors: ["a type is missing"] },
  {
    data: { entries: { nodes: [{ id: "erp", path: "/erp/" }] } },
    errors: ["a type is missing"],
  },
])("stops the build with the reason when the query fails: %j", async (result) => {
  const { createPage, done } = run(result);
  await expect(done).rejects.toThrow(/could not be queried.*a type is missing/);
  expect(createPage).not.toHaveBeenCalled();
});
