/** Something in content/ or locales/ that has to be fixed before the site can be built. */
export interface Issue {
  /** The file or folder, relative to the project's root, with forward slashes. */
  file: string;
  /** The field, like `benefits[2].title.ar`, or a line and column; empty for the whole file. */
  at: string;
  /** What is wrong and what to do about it: `reason: remedy`. */
  message: string;
}

/** The way to a field: names of fields and positions in lists. */
export type Path = readonly PropertyKey[];

/** A path as people write it: `benefits[2].title.ar`. Positions count from 0, as in JSON. */
export function formatPath(path: Path): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? `[${step}]` : `${index === 0 ? "" : "."}${String(step)}`,
    )
    .join("");
}

/** An issue as one line: `content/services/erp.json › title.ar: is missing: write the Arabic text`. */
export function formatIssue({ file, at, message }: Issue): string {
  return at === "" ? `${file}: ${message}` : `${file} › ${at}: ${message}`;
}

const order = new Intl.Collator("en", { numeric: true });

/** The issues by file and field, so that two runs print the same and `[10]` follows `[9]`. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  return [...issues].sort(
    (one, other) =>
      order.compare(one.file, other.file) ||
      order.compare(one.at, other.at) ||
      order.compare(one.message, other.message),
  );
}
