import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { cacheRule } from "../src/gatsby/postBuild/headerRules";
import { simplifyHeaders } from "./requestHeaders";

/** Sends a file that exists, `file` being its path below the root; calls `missing` if it went away. */
export type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  missing: () => void,
) => void;

/** Ends both sides of a transfer when one fails, so that neither a crash nor an open file is left. */
function tieToSource(response: ServerResponse, report: (error: unknown) => void) {
  response.once("pipe", (source: Readable) => {
    source.once("error", (error) => {
      report(error);
      response.destroy(error);
    });
    response.once("close", () => source.destroy());
  });
}

/**
 * Sends files below a folder: the precompressed form a client takes, 304 for what it has, ranges.
 * `report` is told when a file cannot be read to its end.
 */
export function createSendFile(root: string, report: (error: unknown) => void): SendFile {
  const serve = sirv(root, {
    // Reads the disk on each request: sizes remembered from an earlier build would break responses.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    // The exact file is already known; sirv must not try other names.
    extensions: [],
    dotfiles: true,
    setHeaders: (response, pathname) => {
      response.removeHeader("ETag");
      if (pathname.endsWith(".txt")) {
        response.setHeader("Content-Type", "text/plain;charset=utf-8");
      }
    },
  });
  return (request, response, file, missing) => {
    simplifyHeaders(request);
    tieToSource(response, report);
    response.setHeader("Cache-Control", cacheRule(file).value);
    response.setHeader("Vary", "Accept-Encoding");
    // sirv answers 304 only to the tag it would send, but leaves it out of that answer, which must
    // have it (RFC 9110, section 15.4.5); setHeaders, called for other answers only, takes it back.
    const tag = request.headers["if-none-match"];
    if (tag !== undefined) response.setHeader("ETag", tag);
    request.url = encodeURI(file);
    serve(request, response, () => {
      response.removeHeader("ETag");
      missing();
    });
  };
}
