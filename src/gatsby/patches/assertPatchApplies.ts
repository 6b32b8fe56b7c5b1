/** A change of how a package behaves. */
export interface Patch {
  /** The file in src/gatsby/patches, without its extension. */
  name: string;
  /** The package whose behaviour it changes. */
  packageName: string;
}

/**
 * Stops the build when a package, such as an updated one, no longer has what a patch changes.
 * @param missing what the patch looked for, as the subject of a sentence
 * @throws Error with the patch and the package
 */
export function assertPatchApplies(
  found: boolean,
  { name, packageName }: Patch,
  missing: string,
): void {
  if (found) return;
  throw new Error(
    `src/gatsby/patches/${name}.ts no longer fits ${packageName}: ${missing} is gone. ` +
      "Correct the patch, or remove it if the package no longer needs it.",
  );
}
