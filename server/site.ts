import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Contact } from "../src/contact/endpoint/contact";
import { editorOpenerPolicy, isEditor } from "../src/hosting/editor";
import { securityHeaders } from "../src/hosting/headerRules";
import { isHidden } from "../src/hosting/hiddenPaths";
import { isNotFoundPage, notFoundPage, notFoundPageFor } from "../src/hosting/notFoundPages";
import { bothSlashForms, type Redirect } from "../src/hosting/redirects";
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

const redirect = (reply: FastifyReply, location: string) =>
  reply.header("cache-control", "no-cache").redirect(location, 301);

/**
 * Where the old addresses of a site lead, by path. A release may replace the site at any time, so the
 * file is read again when it is another one.
 */
function redirectsIn(root: string): () => ReadonlyMap<string, string> {
  const file = join(root, "redirects.json");
  let version = "";
  let redirects: ReadonlyMap<string, string> = new Map();
  return () => {
    const { ino, mtimeMs } = statSync(file);
    if (version === `${ino} ${mtimeMs}`) return redirects;
    version = `${ino} ${mtimeMs}`;
    const list = JSON.parse(readFileSync(file, "utf8")) as Redirect[];
    redirects = new Map(
      list.flatMap(({ from, to }) => bothSlashForms(from).map((path) => [path, to])),
    );
    return redirects;
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
  const redirects = redirectsIn(root);
  redirects();
  const headers = securityHeaders({ https });

  const sendFile = (reply: FastifyReply, { status, headers: own, body }: FileAnswer) => {
    // What fails before the first byte is an error of the request.
    body?.once("error", (error) => reply.raw.headersSent && report(error));
    return reply.code(status).headers(own).send(body);
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

  const server = fastify({
    // Slower clients than this, in milliseconds, hold a connection that others may need.
    http: { headersTimeout: 20_000 },
    requestTimeout: 60_000,
    keepAliveTimeout: 5_000,
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
      const to = redirects().get(path);
      if (to !== undefined) return redirect(reply, pathPrefix + to + searchOf(request));
      if (path.includes("\0")) return sendNotFound(request, reply, 400);
      if (!isPlainPath(path) || isHidden(path) || isNotFoundPage(path)) return reply.callNotFound();
      const isFolder = path.endsWith("/");
      const found = await openFile(root, isFolder ? `${path}index.html` : path, request.raw);
      if (found) return sendFile(reply, found);
      const head = { method: "HEAD", headers: {} };
      const isSlashMissing = !isFolder && (await openFile(root, `${path}/index.html`, head));
      if (!isSlashMissing) return reply.callNotFound();
      return redirect(reply, `${pathPrefix}${encodeURI(path)}/${searchOf(request)}`);
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
