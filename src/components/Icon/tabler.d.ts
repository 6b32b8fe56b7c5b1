/** Icons one by one: the package's index makes webpack read all six thousand in every build. */
declare module "@tabler/icons-react/dist/esm/icons/*.mjs" {
  import type { TablerIcon } from "@tabler/icons-react";

  const drawing: TablerIcon;
  // eslint-disable-next-line no-restricted-syntax -- the shape of the package's files
  export default drawing;
  /** The elements within the SVG. The component puts two class names on it. */
  export const __iconNode: readonly (readonly ["path", { d: string; key: string }])[];
}
