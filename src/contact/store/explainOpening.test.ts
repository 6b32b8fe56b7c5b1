/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import os, { userInfo } from "node:os";
import { join } from "node:path";
import { newFolder } from "../testing/testContact";
import { describeDatabase, openDatabase } from "./database";
import { explainOpening } from "./explainOpening";

const user = userInfo().username;
const failureOf = async (path: string) => {
  const database = openDatabase({ url: `file:${path}` });
  const error: unknown = await database.run("SELECT 1").then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return (error as Error | undefined)?.message;
};

it("names path, user and remedy of what really fails", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "file"), "no database, but longer than the head of one".repeat(10));
  mkdirSync(join(folder, "folder"));
  const start = (path: string) =>
    `the database ${join(folder, path)} cannot be opened by user ${user}`;
  const below = await failureOf(join(folder, "file", "messages.db"));
  expect(below).toContain(start("file/messages.db"));
  expect(below).toContain(`${join(folder, "file")} is a file, not a folder`);
  const isFolder = await failureOf(join(folder, "folder"));
  expect(isFolder).toContain(start("folder"));
  expect(isFolder).toContain("it is a folder; name a file in it");
  const other = await failureOf(join(folder, "file"));
  expect(other).toMatch(/SQLITE_NOTADB.*damaged or no database/);
});

const failing = (code: string) => Object.assign(new Error(), { code });

it.each([
  ["EACCES", `install -d -o ${user} '/nowhere/a b'`],
  ["SQLITE_CANTOPEN", `install -d -o ${user} '/nowhere/a b'`],
  ["SQLITE_READONLY_DBMOVED", `install -d -o ${user}`],
  ["EROFS", "choose a folder on a writable disk"],
  ["SQLITE_FULL", "the disk is full"],
])("says what to do at %s", (code, remedy) => {
  const path = "/nowhere/a b/messages.db";
  expect(explainOpening(path, true, failing(code))).toContain(remedy);
});

it("names a user without a name by the number that chown takes", () => {
  jest.spyOn(os, "userInfo").mockImplementation(() => {
    throw new Error("ENOENT");
  });
  const path = "/nowhere/messages.db";
  const sentence = explainOpening(path, true, failing("EACCES"));
  expect(sentence).toContain(`As root: install -d -o ${process.getuid?.()} /nowhere`);
});

it.each([
  [failing("ECONNREFUSED"), "see that the server runs"],
  [failing("ENOTFOUND"), "check CONTACT_DATABASE_URL"],
  [
    Object.assign(new Error(), { cause: { status: 401 } }),
    "(401): check CONTACT_DATABASE_AUTH_TOKEN",
  ],
])("says what to do about a server, and repeats no token", (error, remedy) => {
  const url = "libsql://messages.example?authToken=secret";
  const sentence = explainOpening(describeDatabase({ url }), false, error);
  expect(sentence).toContain("the database at messages.example cannot be opened");
  expect(sentence).toContain(remedy);
  expect(sentence).not.toContain("secret");
});
