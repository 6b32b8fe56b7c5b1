/** @jest-environment node */
import { localizeRedirects } from "./redirects";

const redirects = [{ from: "/services/erp/", to: "/services/erp-system/" }];
const pagePaths = new Set(["/", "/ar/", "/services/erp-system/", "/ar/services/erp-system/"]);

describe("localizeRedirects", () => {
  it("makes one redirect per language", () => {
    expect(localizeRedirects(redirects, pagePaths)).toEqual([
      { language: "en", from: "/services/erp/", to: "/services/erp-system/" },
      { language: "ar", from: "/ar/services/erp/", to: "/ar/services/erp-system/" },
    ]);
  });

  it("lists every error at once", () => {
    const invalid = [
      ...redirects,
      { from: "/services/erp/", to: "/" },
      { from: "/old/", to: "/nowhere/" },
      { from: "/services/erp-system/", to: "/" },
    ];
    const check = () => localizeRedirects(invalid, pagePaths);
    expect(check).toThrow("/ar/old/ leads to /ar/nowhere/, which is not a page");
    expect(check).toThrow("/ar/services/erp/ is listed twice");
    expect(check).toThrow("/services/erp-system/ is a page and cannot lead elsewhere");
  });
});
