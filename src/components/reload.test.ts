import { delayReload, reloadPage, pendingRequest } from "./reload";
import type { Toast } from "./Toasts/toast";
import { receiveToasts, showToast } from "./Toasts/toasts";

/** Not to be watched in jsdom, whose location is its own; what it says of a reload can be. */
function watchReloads() {
  const reloads = jest.spyOn(console, "error").mockImplementation(() => undefined);
  return () => reloads.mock.calls.filter(([error]) => /navigation/.test(String(error))).length;
}

test("a reload waits for what is on its way, and its outcome is shown afterwards", async () => {
  const reloads = watchReloads();
  let end: () => void = () => undefined;
  const message = new Promise<void>((resolve) => {
    end = resolve;
  });
  const toast: Toast = { text: "Sent", dismiss: "Close" };
  delayReload(message.then(() => showToast(toast)));
  const reloaded = reloadPage();
  expect(pendingRequest.request).toBeDefined();
  await Promise.resolve();
  expect(reloads()).toBe(0);

  history.replaceState({ key: "1" }, "");
  end();
  await reloaded;
  expect(reloads()).toBe(1);
  expect(pendingRequest.request).toBeUndefined();

  // Of the page that was left nothing remains but its history entry.
  jest.resetModules();
  const next = await import("./Toasts/toasts");
  const shown: Toast[] = [];
  next.receiveToasts((received) => shown.push(received))();
  expect(shown).toEqual([toast]);
  expect(history.state).toEqual({ key: "1", toasts: [] });
  receiveToasts(() => undefined)();
});
