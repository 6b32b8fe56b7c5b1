/**
 * Keeps the editor from writing over files that were changed outside of it, which it reads only once.
 * Needs the script of unsaved edits, and `registerEventListener` of the editor.
 */
export interface OutsideWords {
  /** Said where an entry is not saved because its file is another one now. */
  changed: string;
  /** Said where the server does not answer. */
  ended: string;
}

/** The frame calls `followFiles` with the hashes of the files whenever one has changed. */
export const outsideScript = (language: string, words: OutsideWords): string => `
const readFiles = async () => (await fetch("/files")).json();
let known = await readFiles();
let saving;
const removed = new Set();
const removeEntry = FileSystemDirectoryHandle.prototype.removeEntry;
FileSystemDirectoryHandle.prototype.removeEntry = function (name, options) {
  removed.add(name);
  return removeEntry.call(this, name, options);
};
const refuse = (text) => {
  throw new Error("saving_failed", { cause: new Error(text) });
};
registerEventListener({ name: "preSave", handler: async ({ entry }) => {
  const path = entry.get("path");
  const files = await readFiles().catch(() => refuse(${JSON.stringify(words.ended)}));
  if (files[path] !== known[path]) refuse(${JSON.stringify(words.changed)});
  saving = path;
} });
registerEventListener({ name: "postSave", handler: async ({ entry }) => {
  const path = entry.get("path");
  isTouched = false;
  known = { ...known, [path]: (await readFiles())[path] };
  saving = undefined;
} });

async function forgetUnsaved() {
  for (const { name } of await indexedDB.databases()) {
    const request = indexedDB.open(name);
    const database = await new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    if (database.objectStoreNames.contains("draft-backups")) {
      const change = database.transaction("draft-backups", "readwrite");
      change.objectStore("draft-backups").clear();
      await new Promise((resolve) => (change.oncomplete = resolve));
    }
    database.close();
  }
}

/** Reads all files anew and drops what is not saved, of which the editor keeps a copy. */
window.loadFiles = async () => {
  mayLeave = true;
  await forgetUnsaved();
  history.replaceState(history.state, "", "?language=${language}" + location.hash);
  location.reload();
};

/** Loads what was changed outside; where that would drop what is not saved, it only says so. */
window.followFiles = (files) => {
  const isOutside = (path) =>
    path !== saving && files[path] !== known[path] &&
    !(files[path] === undefined && removed.has(path.split("/").at(-1)));
  if (!Object.keys({ ...known, ...files }).some(isOutside)) return true;
  if (hasUnsaved()) return false;
  window.loadFiles();
  return true;
};
`;
