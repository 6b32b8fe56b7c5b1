/** Limits of the content check and the build: what one accepts, the other builds. */

/**
 * sharp's `failOn`. Warnings are let pass: libjpeg warns of the scan parameters that Samsung's phones
 * write, and of bytes between segments, and decodes them as every browser does.
 */
export const failOn = "error";

/** The most pixels of a picture: a build holds several pictures in memory, 4 bytes a pixel. */
export const maxPixels = 100_000_000;
