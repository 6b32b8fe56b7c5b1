import type { Readable } from "node:stream";
import { negotiate } from "@fastify/accept-negotiator";
import send, { type SendOptions } from "@fastify/send";
import type { FastifyRequest } from "fastify";
import { cacheRuleFor } from "../src/hosting/headerRules";

/** The content codings that the build compresses with, preferred first. */
const extensions = { br: ".br", gzip: ".gz" };
type Coding = keyof typeof extensions;

// The package still has the name that RFC 9239 made obsolete.
send.mime.define({ "text/javascript": ["js"] }, true);

function contentType(file: string): string {
  const type = send.mime.getType(file) ?? "application/octet-stream";
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

/** The parts of a request that determine the response with a file. */
type FileRequest = Pick<FastifyRequest["raw"], "method" | "headers">;

export interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  body: Readable | undefined;
}

interface Asked {
  root: string;
  file: string;
  request: FileRequest;
  options: SendOptions;
}

async function openAs(asked: Asked, coding?: Coding): Promise<FileAnswer | undefined> {
  const { root, file, request } = asked;
  const name = coding ? file + extensions[coding] : file;
  // The types ask for a stream, of which only method and headers are read.
  const result = await send(request as FastifyRequest["raw"], encodeURI(name), {
    root,
    dotfiles: "allow",
    index: false,
    cacheControl: false,
    contentType: false,
    ...asked.options,
  });
  const { statusCode: status, type, headers, stream } = result;
  if (type === "error" && status === 500) throw result.metadata.error;
  if (type === "directory" || status === 403 || status === 404) return undefined;
  const common = { "cache-control": cacheRuleFor(file).value, vary: "Accept-Encoding" };
  if (type === "error") {
    // A precondition or range that cannot be met; the size of the file tells which could be.
    const size = headers["Content-Range"];
    return {
      status,
      headers: { ...common, ...(size && { "content-range": size }) },
      body: undefined,
    };
  }
  const description = { ...common, "content-type": contentType(file) };
  const encoded = coding && { "content-encoding": coding };
  return { status, headers: { ...headers, ...description, ...encoded }, body: stream };
}

/**
 * Opens a file of the build in the form that the client accepts: compressed, not modified, a range.
 * Reads the disk each time, so that a new build is served without a restart.
 * @param file a plain path below the root that starts with a slash
 * @param options for @fastify/send, beyond those that are the same for all files
 * @returns undefined where there is no such file; rejects when it cannot be read
 */
export async function openFile(
  root: string,
  file: string,
  request: FileRequest,
  options: SendOptions = {},
): Promise<FileAnswer | undefined> {
  // Codings have no case (RFC 9110, section 8.4.1).
  const accepted = (request.headers["accept-encoding"] ?? "").toLowerCase();
  const coding = negotiate(accepted, Object.keys(extensions)) as Coding | null;
  const asked = { root, file, request, options };
  return (coding && (await openAs(asked, coding))) ?? (await openAs(asked));
}

/**
 * Whether a path names a place below the root and nothing else. Browsers read `//host` and `/\host`
 * as another host, so such a path must never come back in a Location header.
 */
export function isPlainPath(path: string): boolean {
  return !/\\|\/\/|\0|\/\.{1,2}(?:\/|$)/.test(path);
}
