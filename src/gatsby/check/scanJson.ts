import type { Path } from "./fault";

/** Why a text is not JSON, and where. JSON.parse does not always tell the place. */
export class JsonSyntaxError extends Error {
  constructor(
    message: string,
    /** Index of the first character that cannot stand there. */
    readonly offset: number,
  ) {
    super(message);
    this.name = "JsonSyntaxError";
  }
}

const space = /[ \t\n\r]*/y;
// eslint-disable-next-line no-control-regex -- the grammar forbids just these characters
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/**
 * Reads a text by the JSON grammar (RFC 8259) without building its value.
 * Returns the paths of fields that stand twice in the same object, which JSON.parse overlooks;
 * throws a JsonSyntaxError at the first character that breaks the grammar.
 */
export function scanJson(text: string): Path[] {
  const repeated: Path[] = [];
  let offset = 0;

  const fail = (message: string): never => {
    throw new JsonSyntaxError(message, offset);
  };
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = offset;
    const found = pattern.exec(text)?.[0];
    offset += found?.length ?? 0;
    return found;
  };
  const next = (): string => {
    take(space);
    return text[offset] ?? "";
  };

  /** Reads entries up to the closing bracket; each call of `entry` reads one. */
  function items(close: "}" | "]", entry: (index: number) => void): void {
    offset += 1;
    if (next() === close) {
      offset += 1;
      return;
    }
    for (let index = 0; ; index += 1) {
      entry(index);
      const after = next();
      if (after === "") fail(`the file ends before a closing ${close}: add what is missing`);
      if (after !== "," && after !== close) fail(`a comma or ${close} is expected here: add it`);
      offset += 1;
      if (after === close) return;
      if (next() === close) fail(`a comma stands before ${close}: remove the comma`);
    }
  }

  function object(path: Path): void {
    const seen = new Set<string>();
    items("}", () => {
      if (next() !== '"') fail("a field's name in double quotes is expected here: write it so");
      const key = JSON.parse(quoted()) as string;
      if (seen.has(key)) repeated.push([...path, key]);
      seen.add(key);
      if (next() !== ":") fail("a colon is expected after the field's name: add it");
      offset += 1;
      value([...path, key]);
    });
  }

  function quoted(): string {
    return (
      take(string) ??
      fail(
        'a text is not closed or holds a line break or a lone backslash: end it with ", write \\n for a line break and \\\\ for a backslash',
      )
    );
  }

  function value(path: Path): void {
    const first = next();
    if (first === "{") object(path);
    else if (first === "[") items("]", (index) => value([...path, index]));
    else if (first === '"') quoted();
    else if (first === "") fail("the file ends where a value is expected: add it");
    else if (take(scalar) === undefined)
      fail(
        "this is no value: write a text in double quotes, a number, true, false, a list or a group",
      );
  }

  value([]);
  if (next() !== "") fail("something follows after the end: remove it");
  return repeated;
}
