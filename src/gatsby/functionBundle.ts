/**
 * Keeps the bundle of the contact function free of warnings: `ws`, which the client for libSQL
 * servers brings along, looks for two packages that nobody needs. Gatsby has no setting for the
 * bundle of functions, but writes the environment of the build into it, so that webpack sees that
 * the search is turned off.
 */
export function customizeFunctionBundle(): void {
  process.env.WS_NO_BUFFER_UTIL = "1";
  process.env.WS_NO_UTF_8_VALIDATE = "1";
}
