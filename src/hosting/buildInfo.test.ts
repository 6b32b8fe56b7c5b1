/** @jest-environment node */
import { temporaryFolder } from "../../testing/temporaryFolder";
import { readBuildInfo, writeBuildInfo } from "./buildInfo";

it("is read as it was written", async () => {
  const root = temporaryFolder("build-info");
  const info = { siteUrl: "https://fts.example/site", pathPrefix: "/site" };
  await writeBuildInfo(root, info);
  expect(readBuildInfo(root)).toEqual(info);
});
