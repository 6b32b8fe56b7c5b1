import {
  getNodePath,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";
import { type Message, type Path, messageText, say } from "./issue";
import type { IssueCode } from "./issueTexts";

/** Why a text is not JSON, and where. JSON.parse does not always tell the place. */
export class JsonSyntaxError extends Error {
  constructor(
    readonly reason: Message,
    /** Index of the first character that cannot stand there. */
    readonly offset: number,
  ) {
    super(messageText(reason));
    this.name = "JsonSyntaxError";
  }
}

const reasons: Readonly<Record<string, IssueCode>> = {
  PropertyNameExpected: "jsonField",
  ValueExpected: "jsonValue",
  ColonExpected: "jsonColon",
  CommaExpected: "jsonComma",
  CloseBraceExpected: "jsonBrace",
  CloseBracketExpected: "jsonBracket",
  EndOfFileExpected: "jsonEnd",
  InvalidCommentToken: "jsonComment",
  UnexpectedEndOfNumber: "jsonNumber",
};

/** The parser names a sign it does not know first, and then what it expected there. */
function reasonFor(text: string, [first, second]: readonly ParseError[]): JsonSyntaxError {
  const offset = first?.offset ?? 0;
  const codes = [first, second].map((error) => error && printParseErrorCode(error.error));
  const code = (codes[0] === "InvalidSymbol" ? codes[1] : codes[0]) ?? "";
  const [before, at] = [text.slice(0, offset).trimEnd().at(-1), text[offset]];
  const error = (reason: IssueCode, params?: Message["params"]) =>
    new JsonSyntaxError(say(reason, params), offset);
  if (before === "," && (at === "}" || at === "]"))
    return error("jsonCommaBefore", { bracket: at });
  if (code === "CommaExpected" && before === "0" && /\d/.test(at ?? "")) return error("jsonZero");
  if (code === "ValueExpected" && at === undefined) return error("jsonEndOfFile");
  return error(reasons[code] ?? "jsonText");
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
