/** @jest-environment node */
import { forwarding, localizeRedirects, meantPages, writtenForms } from "./redirects";

const redirects = [{ from: "/services/erp/", to: "/services/erp-system/" }];
const pagePaths = new Set(["/", "/ar/", "/services/erp-system/", "/ar/services/erp-system/"]);

describe("localizeRedirects", () => {
  it("makes one redirect per language", () => {
    expect(localizeRedirects(redirects, pagePaths)).toEqual([
      { language: "en", from: "/services/erp", to: "/services/erp-system/" },
      { language: "ar", from: "/ar/services/erp", to: "/ar/services/erp-system/" },
    ]);
  });

  it("takes any path, as it reads or encoded", () => {
    const any = ["/About.html", "/about_us/", "/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA%D9%86%D8%A7/"];
    const list = any.map((from) => ({ from, to: "/" }));
    expect(localizeRedirects(list, pagePaths).map(({ from }) => from)).toEqual([
      ...["/About.html", "/about_us", "/خدماتنا"],
      ...["/ar/About.html", "/ar/about_us", "/ar/خدماتنا"],
    ]);
  });

  it("leads to the page of one language where that is named", () => {
    expect(localizeRedirects([{ from: "/خدماتنا/", to: "/ar/" }], pagePaths)).toEqual([
      { language: "ar", from: "/خدماتنا", to: "/ar/" },
      { language: "ar", from: "/ar/خدماتنا", to: "/ar/" },
    ]);
  });

  it("lists every error at once", () => {
    const invalid = [
      ...redirects,
      { from: "/services/erp", to: "/" },
      { from: "/old/", to: "/nowhere/" },
      { from: "/services/erp-system", to: "/" },
    ];
    const check = () => localizeRedirects(invalid, pagePaths);
    expect(check).toThrow("/ar/old leads to /ar/nowhere/, which is not a page");
    expect(check).toThrow("/ar/services/erp is listed twice");
    expect(check).toThrow("/services/erp-system is a page and cannot lead elsewhere");
  });
});

test("an old address is answered in each of its forms", () => {
  expect(writtenForms("/about.html")).toEqual(["/about.html", "/about.html/"]);
  expect(writtenForms("/caf\u00e9")).toEqual([
    ...["/caf\u00e9", "/caf\u00e9/"],
    ...["/cafe\u0301", "/cafe\u0301/"],
  ]);
});

describe("forwarding", () => {
  const list = [
    { from: "/Team", to: "/about/" },
    { from: "/team", to: "/" },
    { from: "/About", to: "/about/" },
    { from: "/CONTACT", to: "/" },
    { from: "/services/erp", to: "/services/erp-system/" },
  ];
  const { redirect, meant } = forwarding(list);

  it("leads from an old address, in its own case", () => {
    expect(redirect("/Team/")).toBe("/about/");
    expect(redirect("/team")).toBe("/");
    expect(redirect("/about/")).toBeUndefined();
  });

  it("leads to the page that is meant, where it is one", () => {
    expect(meant("/ABOUT).", true)).toBe("/about/");
    expect(meant("/ABOUT).", false)).toBe("/about/");
    expect(meant("/Services/ERP", true)).toBe("/services/erp-system/");
    expect(meant("/TEAM", false)).toBeUndefined();
    expect(meant("/Contact/", true)).toBeUndefined();
    expect(meant("/contact", true)).toBe("/contact/");
    expect(meant("/nowhere", false)).toBeUndefined();
  });

  it("is a list for hosts that need one", () => {
    const pages = ["/", "/about/", "/contact/", "/services/erp/", "/services/erp-system/"];
    expect(Object.fromEntries(meantPages(pages, list))).toEqual({
      "": "/",
      "/about": "/about/",
      "/services/erp": "/services/erp-system/",
      "/services/erp-system": "/services/erp-system/",
    });
  });
});
