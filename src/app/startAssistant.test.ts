import { mountAssistant } from "../assistant/mount";
import { onSlowNavigation } from "./navigation";
import { startAssistant } from "./startAssistant";

jest.mock("../assistant/mount", () => ({ mountAssistant: jest.fn() }));
const mount = jest.mocked(mountAssistant);

beforeEach(() => {
  jest.useFakeTimers();
  mount.mockReset().mockResolvedValue();
});
afterEach(() => jest.useRealTimers());

/** Lets what was promised happen: the code is loaded, which takes some turns. */
const settle = () => jest.advanceTimersByTimeAsync(0);

test("shows the assistant at the first interaction, once", async () => {
  startAssistant();
  await settle();
  expect(mount).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("scroll"));
  window.dispatchEvent(new Event("keydown"));
  await settle();
  expect(mount.mock.calls).toEqual([[onSlowNavigation]]);
});

test("shows it after five seconds without one", async () => {
  startAssistant();
  await jest.advanceTimersByTimeAsync(4_999);
  expect(mount).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(mount).toHaveBeenCalledTimes(1);
});

test("where it does not arrive, it comes when the network is back", async () => {
  mount.mockRejectedValueOnce(new Error("offline"));
  startAssistant();
  window.dispatchEvent(new Event("mousemove"));
  await settle();
  window.dispatchEvent(new Event("mousemove"));
  await settle();
  expect(mount).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("mousemove"));
  await settle();
  expect(mount).toHaveBeenCalledTimes(2);
});
