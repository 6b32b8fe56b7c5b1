import {
  getNodePath,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";
import type { Path } from "./issue";

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

const aValue = "write a text in double quotes, a number, true, false, a list or a group";
const brokenText =
  'a text is not closed or holds a line break or a lone backslash: end it with ", write \\n for a line break and \\\\ for a backslash';

const reasons: Readonly<Record<string, string>> = {
  PropertyNameExpected: "a field's name in double quotes is expected here: write it so",
  ValueExpected: `this is no value: ${aValue}`,
  ColonExpected: "a colon is expected after the field's name: add it",
  CommaExpected: "a comma or a closing bracket is expected here: add it",
  CloseBraceExpected: "the file ends before a closing }: add what is missing",
  CloseBracketExpected: "the file ends before a closing ]: add what is missing",
  EndOfFileExpected: "something follows after the end: remove it",
  InvalidCommentToken: "JSON has no comments: remove it",
  UnexpectedEndOfNumber: `this is no number: ${aValue}`,
};

/** The parser names a sign it does not know first, and then what it expected there. */
function reasonFor(text: string, [first, second]: readonly ParseError[]): JsonSyntaxError {
  const offset = first?.offset ?? 0;
  const codes = [first, second].map((error) => error && printParseErrorCode(error.error));
  const code = (codes[0] === "InvalidSymbol" ? codes[1] : codes[0]) ?? "";
  const [before, at] = [text.slice(0, offset).trimEnd().at(-1), text[offset]];
  if (before === "," && (at === "}" || at === "]"))
    return new JsonSyntaxError(`a comma stands before ${at}: remove the comma`, offset);
  if (code === "CommaExpected" && before === "0" && /\d/.test(at ?? ""))
    return new JsonSyntaxError("a number begins with 0 here: remove the 0", offset);
  if (code === "ValueExpected" && at === undefined)
    return new JsonSyntaxError("the file ends where a value is expected: add it", offset);
  return new JsonSyntaxError(reasons[code] ?? brokenText, offset);
}

/** The paths of fields that stand twice in the same object. */
function repeatedIn(node: Node): Path[] {
  const seen = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    if (node.type !== "object") return repeatedIn(child);
    const [key, value] = child.children ?? [];
    const name: unknown = key?.value;
    const isRepeated = seen.has(name);
    seen.add(name);
    return [...(isRepeated && value ? [getNodePath(value)] : []), ...repeatedIn(child)];
  });
}

/**
 * The value of a JSON text, and the fields that stand twice in the same object, which JSON.parse
 * overlooks. Throws a JsonSyntaxError at the first character that breaks the grammar.
 */
export function parseJson(text: string): { value: unknown; repeated: Path[] } {
  const errors: ParseError[] = [];
  const parse = () => parseTree(text, errors, { disallowComments: true });
  try {
    const value: unknown = JSON.parse(text);
    // The usual layout, written again: nothing was lost, so nothing stood twice.
    if (JSON.stringify(value, null, 2) === text.trimEnd()) return { value, repeated: [] };
    const tree = parse();
    return { value, repeated: tree ? repeatedIn(tree) : [] };
  } catch {
    parse();
    throw reasonFor(text, errors);
  }
}
