/** How far the content check and the build put up with a picture's faults: one answer for both. */

/**
 * sharp's `failOn`. Warnings are let pass: libjpeg warns of the scan parameters that Samsung's phones
 * write, and of bytes between segments, and decodes them as every browser does.
 */
export const failOn = "error";

/** The most pixels of a picture: a build holds several pictures in memory, 4 bytes a pixel. */
export const maxPixels = 100_000_000;
