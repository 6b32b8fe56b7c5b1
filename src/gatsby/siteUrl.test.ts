/** @jest-environment node */
import { put, removeProjects, writeProject } from "../content/testing/testProject";
import { readSiteUrl } from "./siteUrl";

afterEach(removeProjects);

function siteWithUrl(url: unknown): string {
  return writeProject((files) => {
    files["content/company.json"].url = url;
  });
}

test("is the address of the environment, else the company's", () => {
  const root = siteWithUrl("https://fts-software.com/");
  expect(readSiteUrl({ SITE_URL: "https://preview.fts-software.com" }, root)).toBe(
    "https://preview.fts-software.com",
  );
  expect(readSiteUrl({}, root)).toBe("https://fts-software.com");
  expect(readSiteUrl({ SITE_URL: "" }, root)).toBe("https://fts-software.com");
});

test("keeps a port and drops a trailing slash", () => {
  expect(readSiteUrl({ SITE_URL: "http://localhost:8000/" }, siteWithUrl("unused"))).toBe(
    "http://localhost:8000",
  );
});

test.each(["https://شركة.مصر", "https://xn--ogbpi5d.xn--wgbh1c/", "\u200Ehttps://شركة.مصر\u200F"])(
  "is in the form of the network for %s",
  (url) => {
    const found = "https://xn--ogbpi5d.xn--wgbh1c";
    expect(readSiteUrl({ SITE_URL: url }, siteWithUrl("unused"))).toBe(found);
  },
);

test.each(["fts-software.com", "ftp://fts-software.com", "https://", "javascript:alert(1)"])(
  "refuses SITE_URL=%s, which is no address",
  (SITE_URL) => {
    expect(() => readSiteUrl({ SITE_URL }, siteWithUrl("https://fts.example"))).toThrow(
      `SITE_URL: "${SITE_URL}" is not a full address`,
    );
  },
);

test.each(["/site", "site/"])(
  "ends in the folder of the deployment, PATH_PREFIX=%s",
  (PATH_PREFIX) => {
    const root = siteWithUrl("https://fts-software.com/");
    expect(readSiteUrl({ PATH_PREFIX }, root)).toBe("https://fts-software.com/site");
    expect(readSiteUrl({ PATH_PREFIX, SITE_URL: "http://localhost:8000" }, root)).toBe(
      "http://localhost:8000/site",
    );
  },
);

test("refuses a PATH_PREFIX that is no path", () => {
  const PATH_PREFIX = "https://fts.example/site";
  expect(() => readSiteUrl({ PATH_PREFIX }, siteWithUrl("https://fts.example"))).toThrow(
    `PATH_PREFIX: "${PATH_PREFIX}" is not a path`,
  );
});

const moreThanHosts = [
  "https://fts.example/site/",
  "https://fts.example/?a=b",
  "https://fts.example/#top",
  "https://user:secret@fts.example/",
];

test.each(moreThanHosts)("refuses SITE_URL=%s, which holds more than a host", (SITE_URL) => {
  expect(() => readSiteUrl({ SITE_URL }, siteWithUrl("unused"))).toThrow(
    `SITE_URL: "${SITE_URL}" holds more than a host`,
  );
});

describe("leaves to the content check, which names every error at once,", () => {
  test("a company file that is not JSON", () => {
    const root = writeProject();
    put(root, "content/company.json", "{");
    expect(readSiteUrl({}, root)).toBe("https://unknown.invalid");
  });

  test.each([undefined, 7, "fts.example", ...moreThanHosts])("the url %s", (url) => {
    expect(readSiteUrl({}, siteWithUrl(url))).toBe("https://unknown.invalid");
  });
});
