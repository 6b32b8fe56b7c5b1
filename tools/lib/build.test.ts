/** @jest-environment node */
import { requireReadableFolder } from "./build";

test.each(["/srv/100%/site", "/srv/site #2", "/srv/site?"])(
  "a build in %s says at once what is wrong",
  (root) => {
    expect(() => requireReadableFolder(root)).toThrow(`Gatsby cannot build in ${root}: move`);
  },
);

test.each(["/srv/my site", "/srv/موقع", "C:\\sites\\fts"])("a build in %s begins", (root) => {
  expect(() => requireReadableFolder(root)).not.toThrow();
});
