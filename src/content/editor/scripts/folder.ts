/** What is said about the folder, by what is wrong. */
export interface FolderWords {
  /** Where the browser opens no folders. */
  unsupported: string;
  /** Where no folder was chosen, or changes to it were not allowed. */
  refused: string;
  /** Where the chosen folder is no project. */
  other: string;
}

/** The start page says what is wrong with the folder, in the place of the editor's own words. */
export const folderStyle = `
.buttons > [role="alert"]:not(.message) { display: none !important; }
#folder:not(:empty) { position: fixed; inset: auto 0 20%; z-index: 200; margin: auto; max-inline-size: 30em; padding: 12px 16px; background: #7a1f1f; color: #fff; font: 16px/1.5 system-ui, sans-serif; text-align: start; }
`;

/** Asks for the project's folder once, for reading and writing, and says what went wrong. */
export const folderScript = (words: FolderWords): string => `
const words = ${JSON.stringify(words)};
const note = document.createElement("p");
note.id = "folder";
note.setAttribute("role", "alert");
document.body.append(note);
const holds = async (folder, name) => {
  for (const get of ["getDirectoryHandle", "getFileHandle"]) {
    if (await folder[get](name).then(() => true, () => false)) return true;
  }
  return false;
};
const pick = window.showDirectoryPicker;
if (!pick) note.textContent = words.unsupported;
else window.showDirectoryPicker = async (options) => {
  note.textContent = "";
  let folder;
  try {
    // The browser asks for both at once, and not again at the first save.
    folder = await pick.call(window, { ...options, id: "website", mode: "readwrite" });
  } catch (error) {
    note.textContent = words.refused;
    throw error;
  }
  if (!(await holds(folder, ".git")) || !(await holds(folder, "content"))) {
    note.textContent = words.other;
    throw new DOMException(words.other, "NotFoundError");
  }
  return folder;
};
`;
