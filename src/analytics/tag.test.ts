import type * as Tag from "./tag";

const id = "G-TEST1234";
const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as unknown[])]);
const names = () =>
  commands().map(([name, kind]) => (name === "consent" ? `consent ${String(kind)}` : name));
const scripts = () => [...document.querySelectorAll("script")];
const isDisabled = () => Reflect.get(window, `ga-disable-${id}`) as unknown;
const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};
const granted = { ...denied, analytics_storage: "granted" };

let tag: typeof Tag;
beforeEach(() => {
  delete window.dataLayer;
  Reflect.deleteProperty(window, `ga-disable-${id}`);
  document.head.innerHTML = "";
  history.replaceState(null, "", "/");
  jest.isolateModules(() => {
    tag = jest.requireActual<typeof Tag>("./tag");
  });
});

test("denies everything before any other command, and is not set up", () => {
  tag.startTag(id);
  expect(commands()[0]).toEqual(["consent", "default", denied]);
  expect(names()).toEqual(["consent default", "js"]);
  expect(isDisabled()).toBe(true);
  expect(scripts().map(({ src }) => src)).toEqual([
    "https://www.googletagmanager.com/gtag/js?id=G-TEST1234",
  ]);
});

test("is set up once the visitor has accepted, and only once", () => {
  tag.startTag(id);
  tag.applyConsent(id, "accepted");
  expect(names()).toEqual(["consent default", "js", "consent update", "set", "config"]);
  expect(commands()[2]).toEqual(["consent", "update", granted]);
  expect(commands().at(-1)).toEqual(["config", id, { send_page_view: false }]);
  expect(isDisabled()).toBe(false);

  tag.applyConsent(id, "rejected");
  tag.applyConsent(id, "accepted");
  expect(names().slice(5)).toEqual(["consent update", "consent update"]);
  expect(isDisabled()).toBe(false);
});

test("a no stops it, and takes its cookies away", () => {
  tag.startTag(id);
  tag.applyConsent(id, "accepted");
  document.cookie = "_ga=GA1.1.1.1; path=/";
  document.cookie = "_ga_TEST1234=GS1.1.1; path=/";
  tag.applyConsent(id, "rejected");
  expect(commands().at(-1)).toEqual(["consent", "update", denied]);
  expect(isDisabled()).toBe(true);
  expect(document.cookie).toBe("");
});

test("a no that was given before says nothing to anybody", () => {
  tag.applyConsent(id, "rejected");
  expect(commands()).toEqual([]);
  expect(scripts()).toEqual([]);
});

test("loads once", () => {
  tag.startTag(id);
  tag.startTag(id);
  expect(scripts()).toHaveLength(1);
});

test("a script that does not arrive is no error", () => {
  const error = jest.spyOn(console, "error");
  const warn = jest.spyOn(console, "warn");
  tag.startTag(id);
  scripts()[0]!.dispatchEvent(new Event("error"));
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

test("counts views with the page's name, its address and the one before", () => {
  tag.countPageView("Home");
  history.pushState(null, "", "/about/");
  tag.countPageView("About");
  expect(commands().filter(([name]) => name === "event")).toEqual([
    [
      "event",
      "page_view",
      { page_location: "http://localhost/", page_referrer: "", page_title: "Home" },
    ],
    [
      "event",
      "page_view",
      {
        page_location: "http://localhost/about/",
        page_referrer: "http://localhost/",
        page_title: "About",
      },
    ],
  ]);
});

test("nothing that a visitor may have typed is passed on, wherever it stands", () => {
  jest
    .spyOn(document, "referrer", "get")
    .mockReturnValue("https://fts.example/services/?search=secret");
  history.replaceState(
    null,
    "",
    "/contact/?message=secret&search=secret&service=erp#message=secret",
  );
  tag.startTag(id);
  tag.applyConsent(id, "accepted");
  tag.countPageView("Contact");
  history.pushState(null, "", "/");
  tag.countPageView("Home");
  const sent = JSON.stringify(commands());
  expect(sent).toContain('"page_location":"http://localhost/contact/"');
  expect(sent).toContain('"page_referrer":"https://fts.example/services/"');
  expect(sent).not.toContain("secret");
});
