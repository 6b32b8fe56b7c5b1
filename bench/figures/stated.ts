/** A page's bytes as it states them: kB of 1,000 bytes, rounded up to the next ten. */
export const statedKilobytes = (bytes: number): number => Math.ceil(bytes / 10_000) * 10;

/** Milliseconds as a page states them: seconds, rounded up to the next tenth. */
export const statedSeconds = (milliseconds: number): number => Math.ceil(milliseconds / 100) / 10;
