/**
 * Structured data against the vocabulary of schema.org. The package schema-dts is that vocabulary as
 * TypeScript types, so the data is written into a module as it is and the compiler reads it:
 * it knows every type, every property of it and what a property may hold.
 */
import { join } from "node:path";
import ts from "typescript";

export type DataNode = Record<string, unknown>;

const root = join(__dirname, "../../..");

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ["lib.es2022.d.ts"],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** The type that a node must have: that of its kind, or of all its kinds together. */
function typeOf(node: DataNode): string {
  const kinds = [node["@type"]].flat().filter((kind) => typeof kind === "string");
  const leaves = kinds.map((kind) => `Schema.${kind.replace(/\W/g, "")}Leaf`);
  return leaves.length === 1 ? (leaves[0] ?? "") : `Schema.MergeLeafTypes<[${leaves.join(", ")}]>`;
}

/** An action may say what it takes, which only its own type allows; so it is checked apart. */
function statements(node: DataNode, index: number): string[] {
  const { potentialAction, ...rest } = node;
  const own = `const node${index}: ${typeOf(node)} = ${JSON.stringify(rest)};`;
  if (potentialAction === undefined) return [own];
  const action = `Schema.WithActionConstraints<Schema.SearchAction>`;
  return [own, `const action${index}: ${action} = ${JSON.stringify(potentialAction)};`];
}

/** What tells nodes apart for the vocabulary: their types and properties, not their texts. */
const shapeOf = (node: DataNode) =>
  JSON.stringify(node, (key, value: unknown) =>
    typeof value === "string" && !key.startsWith("@") && !value.startsWith("https://schema.org/")
      ? ""
      : value,
  );

/** The compiler's messages from the general to the particular, which is the one that helps. */
function reasonOf({ messageText }: ts.Diagnostic): string {
  const lines = ts.flattenDiagnosticMessageText(messageText, "\n").split("\n");
  return lines
    .map((line) => line.trim())
    .filter((line) => line.length < 300)
    .slice(-2)
    .join(" ");
}

/** Where nodes use a type, a property or a value that the vocabulary does not have. */
export function vocabularyFaults(nodes: readonly DataNode[]): string[] {
  const different = [...new Map(nodes.map((node) => [shapeOf(node), node])).values()];
  const lines = different.flatMap(statements);
  const name = join(root, "structured-data.ts");
  const text = `import type * as Schema from "schema-dts";\n${lines.join("\n")}\nexport {};\n`;
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  host.getSourceFile = (file, ...rest) => (file === name ? source : readSource(file, ...rest));
  const program = ts.createProgram([name], options, host);
  return program.getSemanticDiagnostics(source).map((diagnostic) => {
    const { line } = ts.getLineAndCharacterOfPosition(source, diagnostic.start ?? 0);
    const kind = /"@type":("[^"]*"|\[[^\]]*\])/.exec(lines[line - 1] ?? "")?.[1] ?? "a node";
    return `${kind} is not as schema.org has it: ${reasonOf(diagnostic)}`;
  });
}
