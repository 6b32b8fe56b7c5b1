import type * as Tag from "./tag";

const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as unknown[])]);
const scripts = () => [...document.querySelectorAll("script")];
const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

let tag: typeof Tag;
beforeEach(() => {
  delete window.dataLayer;
  document.head.innerHTML = "";
  jest.isolateModules(() => {
    tag = jest.requireActual<typeof Tag>("./tag");
  });
});

test("denies everything before anything else is said", () => {
  tag.startTag("G-TEST1234", undefined);
  expect(commands()[0]).toEqual(["consent", "default", denied]);
  expect(commands().map(([name]) => name)).toEqual(["consent", "js", "config"]);
  expect(scripts().map(({ src }) => src)).toEqual([
    "https://www.googletagmanager.com/gtag/js?id=G-TEST1234",
  ]);
});

test("says an earlier yes before the tag is set up", () => {
  tag.startTag("G-TEST1234", "accepted");
  expect(commands()[1]).toEqual(["consent", "update", { ...denied, analytics_storage: "granted" }]);
});

test("loads once", () => {
  tag.startTag("G-TEST1234", undefined);
  tag.startTag("G-TEST1234", "accepted");
  expect(scripts()).toHaveLength(1);
});

test("a script that does not arrive is no error", () => {
  const error = jest.spyOn(console, "error");
  const warn = jest.spyOn(console, "warn");
  tag.startTag("G-TEST1234", undefined);
  scripts()[0]!.dispatchEvent(new Event("error"));
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

test("counts a view with the page's address and name", () => {
  tag.countPageView("About");
  expect(commands()).toEqual([
    ["event", "page_view", { page_location: "http://localhost/", page_title: "About" }],
  ]);
});

test("what a visitor hands over to the contact form is not passed on", () => {
  history.replaceState(null, "", "/contact/?message=Our%20plans&service=erp");
  tag.countPageView("Contact");
  history.replaceState(null, "", "/");
  expect(JSON.stringify(commands())).toContain("http://localhost/contact/?service=erp");
  expect(JSON.stringify(commands())).not.toContain("plans");
});
