import { promises } from "node:fs";
import type { FileHandle } from "node:fs/promises";

/**
 * Lets a test see every sync of a file or folder before it happens, by its path; it can wait, or
 * throw to make the sync fail. Ends with the test.
 */
export async function onSync(see: (path: string) => void | Promise<void>): Promise<void> {
  const paths = new WeakMap<FileHandle, string>();
  const { open } = promises;
  const sample = await open(__filename, "r");
  const prototype = Object.getPrototypeOf(sample) as FileHandle;
  await sample.close();
  const { sync } = prototype;
  jest.spyOn(promises, "open").mockImplementation(async (path, ...options) => {
    const handle = await open(path, ...options);
    paths.set(handle, String(path));
    return handle;
  });
  jest.spyOn(prototype, "sync").mockImplementation(async function (this: FileHandle) {
    await see(paths.get(this) ?? "");
    await sync.call(this);
  });
}
