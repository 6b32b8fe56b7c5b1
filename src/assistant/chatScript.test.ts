import { addChatScript } from "./chatScript";

const url = "https://chat.example.com/widget.js?id=1";
const scripts = () => [...document.querySelectorAll("script")];

beforeEach(() => {
  document.body.innerHTML = "";
});

test("adds the script, and does not wait for it", () => {
  addChatScript(url);
  expect(scripts().map(({ src, async }) => ({ src, async }))).toEqual([{ src: url, async: true }]);
});

test("a script that does not arrive is reported only in development", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  const error = jest.spyOn(console, "error");
  addChatScript(url);
  scripts()[0]!.dispatchEvent(new Event("error"));
  expect(warn).not.toHaveBeenCalled();

  jest.replaceProperty(process.env, "NODE_ENV", "development");
  addChatScript(url);
  scripts()[1]!.dispatchEvent(new Event("error"));
  expect(warn.mock.calls).toEqual([["Chat: the script did not load."]]);
  expect(error).not.toHaveBeenCalled();
});
