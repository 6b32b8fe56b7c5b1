/** Each layer with the layers it imports. */
export type RoomImports = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * All layers that a layer imports, directly or through others.
 *
 * @throws {Error} where a layer imports itself through others
 */
function allBelow(imports: RoomImports, from: string, path: string[] = []): Set<string> {
  if (path.includes(from)) throw new Error(`Circular layers: ${[...path, from].join(" → ")}`);
  const direct = [...(imports.get(from) ?? [])];
  return new Set([
    ...direct,
    ...direct.flatMap((to) => [...allBelow(imports, to, [...path, from])]),
  ]);
}

/**
 * Draws layers and their imports as a Mermaid flowchart. An arrow that follows from others is left
 * out, so that the chart shows the layers.
 *
 * @param labels each layer in the order to draw them, with what its box says
 */
export function drawLayers(imports: RoomImports, labels: ReadonlyMap<string, string>): string {
  const arrows = [...imports].flatMap(([from, direct]) => {
    const further = new Set([...direct].flatMap((to) => [...allBelow(imports, to, [from])]));
    return [...direct].filter((to) => !further.has(to)).map((to) => `  ${from} --> ${to}`);
  });
  const boxes = [...labels].map(([layer, label]) => `  ${layer}["${label}"]`);
  return ["flowchart TD", ...boxes, ...arrows.sort()].join("\n");
}
