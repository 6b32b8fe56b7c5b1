/** Another company's chat in the assistant's place, as the environment of the build configures it. */
import type { ExtraSources } from "./csp";

/** A host with its scheme, as a content security policy names it; `*.` for all below it. */
const hostPattern = /^(?:https|wss):\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$/i;

/**
 * The address of the chat's script; undefined where none is configured.
 * @throws if it is no full https address.
 */
export function readChatScript({
  GATSBY_CHAT_SCRIPT_URL = "",
}: NodeJS.ProcessEnv): URL | undefined {
  const text = GATSBY_CHAT_SCRIPT_URL.trim();
  if (text === "") return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "https:" || url.username !== "" || !hostPattern.test(url.origin)) {
    throw new Error(
      `GATSBY_CHAT_SCRIPT_URL: "${text}" is not the address of a script: write it in full, like https://chat.example.com/widget.js`,
    );
  }
  return url;
}

/** Further hosts the chat uses, separated by spaces or commas. */
function readChatHosts({ GATSBY_CHAT_HOSTS = "" }: NodeJS.ProcessEnv): string[] {
  const hosts = GATSBY_CHAT_HOSTS.split(/[\s,]+/).filter((host) => host !== "");
  const strange = hosts.find((host) => !hostPattern.test(host));
  if (strange !== undefined) {
    throw new Error(
      `GATSBY_CHAT_HOSTS: "${strange}" is not a host: write each like https://*.chat.example.com`,
    );
  }
  return hosts;
}

/**
 * What the chat needs: its script's host and those named besides, for whatever a chat loads.
 * @throws if the script or a host is written wrongly, or there are hosts without a script.
 */
export function chatSources(environment: NodeJS.ProcessEnv): ExtraSources {
  const script = readChatScript(environment);
  const more = readChatHosts(environment);
  if (!script) {
    if (more.length === 0) return {};
    throw new Error("GATSBY_CHAT_HOSTS is set without GATSBY_CHAT_SCRIPT_URL: set both or none");
  }
  const all = [...new Set([script.origin, ...more])];
  const web = all.filter((host) => host.startsWith("https:"));
  return {
    "script-src": web,
    "style-src": web,
    "img-src": web,
    "font-src": web,
    "media-src": web,
    "frame-src": web,
    "connect-src": all,
  };
}
