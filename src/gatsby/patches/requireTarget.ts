/** A change of how a package behaves. */
export interface Patch {
  /** The file in src/gatsby/patches, without its extension. */
  name: string;
  /** The package whose behaviour it changes. */
  of: string;
}

/**
 * Stops the build when what a patch changes is no longer there, as after an update of the package.
 * @param missing what the patch looked for, as the subject of a sentence
 * @throws Error with the patch and the package
 */
export function requireTarget(found: boolean, { name, of }: Patch, missing: string): void {
  if (found) return;
  throw new Error(
    `src/gatsby/patches/${name}.ts no longer fits ${of}: ${missing} is gone. ` +
      "Correct the patch, or remove it if the package does by itself what it was for.",
  );
}
