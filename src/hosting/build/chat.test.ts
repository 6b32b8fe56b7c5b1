/** @jest-environment node */
import { chatSources, readChatScript } from "./chat";
import { contentSecurityPolicy } from "./csp";

const script = "https://chat.example.com/widget.js?id=1";

test("nothing configured opens nothing", () => {
  expect(readChatScript({})).toBeUndefined();
  expect(readChatScript({ GATSBY_CHAT_SCRIPT_URL: " " })).toBeUndefined();
  expect(chatSources({})).toEqual({});
});

test("a script opens the policy for its own host alone", () => {
  const sources = chatSources({ GATSBY_CHAT_SCRIPT_URL: ` ${script} ` });
  expect(new Set(Object.values(sources).flat())).toEqual(new Set(["https://chat.example.com"]));
  const policy = contentSecurityPolicy({ scriptHashes: [], styleHashes: [] }, sources);
  expect(policy).toContain("script-src 'self' https://chat.example.com;");
  expect(policy).toContain("frame-src 'self' https://chat.example.com");
  expect(policy).toContain("default-src 'self';");
});

test("further hosts join it; sockets may only be connected to", () => {
  const sources = chatSources({
    GATSBY_CHAT_SCRIPT_URL: script,
    GATSBY_CHAT_HOSTS: "https://*.chat-cdn.example, wss://live.chat.example.com",
  });
  expect(sources["script-src"]).toEqual(["https://chat.example.com", "https://*.chat-cdn.example"]);
  expect(sources["connect-src"]).toContain("wss://live.chat.example.com");
});

test.each([
  "chat.example.com/widget.js",
  "//chat.example.com/widget.js",
  "http://chat.example.com/widget.js",
  "javascript:alert(1)",
  "https://user:secret@chat.example.com/widget.js",
  "https://localhost/widget.js",
  "https://",
])("refuses the script %j by name", (url) => {
  expect(() => readChatScript({ GATSBY_CHAT_SCRIPT_URL: url })).toThrow(
    /^GATSBY_CHAT_SCRIPT_URL: ".*" is not the address of a script/,
  );
});

test.each(["chat.example.com", "https://chat.example.com/path", "https://*", "*", "'unsafe-eval'"])(
  "refuses the host %j by name",
  (host) => {
    const environment = { GATSBY_CHAT_SCRIPT_URL: script, GATSBY_CHAT_HOSTS: host };
    expect(() => chatSources(environment)).toThrow(/^GATSBY_CHAT_HOSTS: ".*" is not a host/);
  },
);

test("hosts without a script are a mistake", () => {
  expect(() => chatSources({ GATSBY_CHAT_HOSTS: "https://chat.example.com" })).toThrow(
    /set both or none/,
  );
});
