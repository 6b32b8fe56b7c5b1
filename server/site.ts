import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Contact } from "../src/contact/endpoint/contact";
import { editorOpenerPolicy, isEditor } from "../src/hosting/editor";
import { securityHeaders } from "../src/hosting/headerRules";
import { isHidden } from "../src/hosting/hiddenPaths";
import { isNotFoundPage, notFoundPage, notFoundPageFor } from "../src/hosting/notFoundPages";
import { forwarding, type Forwarding, type Redirect } from "../src/hosting/redirects";
import { comparablePath } from "../src/i18n/writtenPaths";
import { defaultLanguage } from "../src/i18n/languages";
import { withoutPathPrefix } from "../src/i18n/pathPrefix";
import { contactRoute } from "./contactRoute";
import { isPlainPath, openFile, type FileAnswer } from "./staticFiles";

export interface SiteOptions {
  /** The folder of the built site. */
  root: string;
  /** Answers the contact form; without it that path is not found. */
  contact?: Pick<Contact, "handle">;
  /** How long a client may take to send a message, in milliseconds. */
  bodyTimeoutMs?: number;
  /** The folder of its host that the site lives in, like `/site`; nothing outside is answered. */
  pathPrefix?: string;
  /** Whether visitors reach the site by https, through a proxy in front of this server. */
  https?: boolean;
  /** Told of every error that a visitor only sees as a failed request. */
  report?: (error: unknown) => void;
}

/**
 * How long an idle connection stays open, in milliseconds: longer than any proxy in front keeps it.
 * Where the server closes it first, a message that is just being sent on it gets 502. AWS keeps
 * connections for 60 s, Caddy 120, Azure 240, Oracle 300, Google 600, Cloudflare 900. Load balancers
 * also open some in advance, so the time for headers, which runs from opening, is longer than 60 s.
 */
const keepAliveTimeout = 910_000;

/** The target without host and fragment; a proxy may send the absolute form (RFC 9112, 3.2.2). */
const relativeTarget = ({ url = "/" }: { url?: string }) =>
  url
    .replace(/^https?:\/\/[^/?#]*/i, "")
    .replace(/#.*$/, "")
    .replace(/^(?=\?|$)/, "/");

/** Error pages have no validators and no ranges. */
const withoutValidators = { etag: false, lastModified: false, acceptRanges: false };

const searchOf = ({ url }: FastifyRequest) => /\?.*/.exec(url)?.[0] ?? "";

const isReading = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";

const isServed = (path: string) => isPlainPath(path) && !isHidden(path) && !isNotFoundPage(path);

const redirect = (reply: FastifyReply, location: string) =>
  reply.header("cache-control", "no-cache").redirect(location, 301);

/**
 * Whether a path leads to a file although it is no page's own address: it has encoded slashes, or
 * ends with index.html.
 */
const isNotCanonical = ({ url }: FastifyRequest, path: string) =>
  /^[^?]*%2f/i.test(url) || path.endsWith("/index.html");

/**
 * Where the old addresses of a site lead. A release may replace the site at any time, so the file is
 * read again when it is another one.
 */
function forwardingOf(root: string): () => Forwarding {
  const file = join(root, "redirects.json");
  let version = "";
  let rules = forwarding([]);
  return () => {
    const { ino, mtimeMs } = statSync(file);
    if (version === `${ino} ${mtimeMs}`) return rules;
    version = `${ino} ${mtimeMs}`;
    rules = forwarding(JSON.parse(readFileSync(file, "utf8")) as Redirect[]);
    return rules;
  };
}

/**
 * The server of a built site: files in their compressed forms, permanent redirects, missing slashes,
 * the not-found page in the language of the path, and the contact endpoint.
 * Throws when the folder holds no built site (its redirects.json cannot be read).
 */
export function createSite(options: SiteOptions): FastifyInstance {
  const {
    root,
    contact,
    bodyTimeoutMs,
    pathPrefix = "",
    https = false,
    report = console.error,
  } = options;
  const forward = forwardingOf(root);
  forward();
  const headers = securityHeaders({ https });

  const sendFile = (reply: FastifyReply, { status, headers: fileHeaders, body }: FileAnswer) => {
    // Errors before the first byte reach the error handler; this logs later ones.
    body?.once("error", (error) => reply.raw.headersSent && report(error));
    return reply.code(status).headers(fileHeaders).send(body);
  };
  /** Answers with the not-found page in the language of the path, or one line of text. */
  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply, status = 404) => {
    const path = withoutPathPrefix(request.url, pathPrefix) ?? "/";
    const { method, headers: asked } = request.raw;
    const plain = { method, headers: { "accept-encoding": asked["accept-encoding"] } };
    const page =
      (await openFile(root, notFoundPageFor(path), plain, withoutValidators)) ??
      (await openFile(root, notFoundPage(defaultLanguage), plain, withoutValidators));
    if (!page) return reply.code(status).header("cache-control", "no-cache").send("Not found\n");
    return sendFile(reply, { ...page, status });
  };

  /** The page that an address without an answer means, when it is exactly one. */
  const pageMeantBy = async (path: string): Promise<string | undefined> => {
    const page = `${comparablePath(path)}/`;
    const head = { method: "HEAD", headers: {} };
    const file = isServed(page) && (await openFile(root, `${page}index.html`, head));
    return forward().meant(path, Boolean(file));
  };

  const server = fastify({
    // Slower clients than this, in milliseconds, hold a connection that others may need.
    http: { headersTimeout: 65_000 },
    requestTimeout: 70_000,
    keepAliveTimeout,
    forceCloseConnections: "idle",
    // What arrives while the server stops is still answered.
    return503OnClosing: false,
    rewriteUrl: relativeTarget,
    // Malformed percent-encoding; other bytes than UTF-8 name no file.
    frameworkErrors: (_error, request, reply) => {
      const status = /%(?![0-9a-f]{2})/i.test(request.url) ? 400 : 404;
      reply.headers(headers);
      void sendNotFound(request, reply, status).catch((error: unknown) => {
        report(error);
        reply.raw.destroy();
      });
    },
  });

  server.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    if (isEditor(withoutPathPrefix(request.url, pathPrefix) ?? "/")) {
      reply.header("Cross-Origin-Opener-Policy", editorOpenerPolicy);
    }
    if (!request.is404 || isReading(request)) return;
    reply.header("connection", "close");
    const isOutside = withoutPathPrefix(request.url, pathPrefix) === undefined;
    await (isOutside
      ? sendNotFound(request, reply)
      : reply.code(405).header("allow", "GET, HEAD").send());
  });
  server.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
  server.setErrorHandler((error, _request, reply) => {
    report(error);
    return reply.code(500).type("text/plain; charset=utf-8").send("Internal server error\n");
  });

  const site = (routes: FastifyInstance, _options: object, done: () => void) => {
    if (contact) void routes.register(contactRoute, { contact, bodyTimeoutMs });
    routes.get<{ Params: { "*": string } }>("/*", async (request, reply) => {
      const path = `/${request.params["*"]}`;
      const moved = forward().redirect(path);
      if (moved !== undefined) return redirect(reply, pathPrefix + moved + searchOf(request));
      if (path.includes("\0")) return sendNotFound(request, reply, 400);
      if (isServed(path) && !isNotCanonical(request, path)) {
        const file = path.endsWith("/") ? `${path}index.html` : path;
        const found = await openFile(root, file, request.raw);
        if (found) return sendFile(reply, found);
      }
      const target = await pageMeantBy(path);
      if (target === undefined) return reply.callNotFound();
      return redirect(reply, pathPrefix + target + searchOf(request));
    });
    done();
  };
  void server.register(site, { prefix: pathPrefix });
  if (pathPrefix) {
    for (const path of ["/", pathPrefix]) {
      server.get(path, (request, reply) => redirect(reply, `${pathPrefix}/${searchOf(request)}`));
    }
  }
  return server;
}
