import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { securityHeaders } from "../src/gatsby/postBuild/headerRules";
import { isHidden } from "../src/gatsby/postBuild/hiddenPaths";
import { isNotFoundPage } from "../src/gatsby/postBuild/notFoundPages";
import type { Redirect } from "../src/gatsby/postBuild/redirects";
import { withoutPathPrefix } from "../src/i18n/pathPrefix";
import { findFile } from "./findFile";
import { isPlainPath, readRequestTarget } from "./requestTarget";
import { createSendFile } from "./sendFile";
import { sendNotFound } from "./sendNotFound";

/** A path answered by code instead of a file. It gets every method. */
export interface Route {
  /** The exact path, without the path prefix, like `/api/contact`. */
  path: string;
  /** Must end the response. A rejection is reported and answered with 500. */
  handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
}

export interface SiteOptions {
  /** The folder of the built site. */
  root: string;
  routes?: readonly Route[];
  /** The folder of its host that the site lives in, like `/site`; nothing outside is answered. */
  pathPrefix?: string;
  /** Whether visitors reach the site by https, through a proxy in front of this server. */
  https?: boolean;
  /** Told of every error that a visitor only sees as a failed request. */
  report?: (error: unknown) => void;
}

const bothSlashForms = (path: string) => [path, path.replace(/\/$/, "")];

function readRedirects(root: string): ReadonlyMap<string, string> {
  const list = JSON.parse(readFileSync(join(root, "redirects.json"), "utf8")) as Redirect[];
  return new Map(list.flatMap(({ from, to }) => bothSlashForms(from).map((path) => [path, to])));
}

function redirect(response: ServerResponse, location: string) {
  response.writeHead(301, { Location: location, "Cache-Control": "no-cache" });
  response.end();
}

function methodNotAllowed(response: ServerResponse) {
  response.writeHead(405, { Allow: "GET, HEAD", Connection: "close" });
  response.end();
}

function fail(response: ServerResponse) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, { "Content-Type": "text/plain;charset=utf-8" });
  response.end("Internal server error\n");
}

/**
 * A request listener that serves a built site: files with their precompressed forms, permanent
 * redirects, missing slashes, and the not-found page in the language of the path.
 * Throws when the folder holds no built site (its redirects.json cannot be read).
 */
export function createSite(options: SiteOptions): RequestListener {
  const { root, routes = [], pathPrefix = "", https = false, report = console.error } = options;
  const redirects = readRedirects(root);
  const handlers = new Map(routes.map(({ path, handle }) => [path, handle]));
  const headers = new Headers(securityHeaders({ https }));
  const sendFile = createSendFile(root, report);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? "/";
    const target = readRequestTarget(url);
    if (!target) return sendNotFound(request, response, { root, path: url, status: 400 });

    const { search } = target;
    const path = withoutPathPrefix(target.path, pathPrefix);
    if (path === undefined) {
      const isEntrance = target.path === "/" || target.path === pathPrefix;
      if (isEntrance) return redirect(response, `${pathPrefix}/${search}`);
      return sendNotFound(request, response, { root, path: "/", status: 404 });
    }
    const notFound = () => sendNotFound(request, response, { root, path, status: 404 });
    const handle = handlers.get(path);
    if (handle) return handle(request, response);
    if (request.method !== "GET" && request.method !== "HEAD") return methodNotAllowed(response);

    const moved = redirects.get(path);
    if (moved !== undefined) return redirect(response, pathPrefix + moved + search);
    if (!isPlainPath(path) || isHidden(path) || isNotFoundPage(path)) return notFound();

    const found = await findFile(root, path);
    if (found.kind === "nothing") return notFound();
    if (found.kind === "slashMissing") {
      return redirect(response, `${pathPrefix}${encodeURI(path)}/${search}`);
    }
    sendFile(request, response, found.file, () => void guard(notFound(), response));
  };

  const guard = async (work: Promise<void>, response: ServerResponse) => {
    try {
      await work;
    } catch (error) {
      report(error);
      fail(response);
    }
  };

  return (request, response) => {
    response.setHeaders(headers);
    void guard(answer(request, response), response);
  };
}
