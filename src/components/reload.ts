/** The pending request, such as a message being sent, that a reload must not cut off. */
export const pendingRequest: { request?: Promise<unknown> | undefined } = {};

/** Delays reloads until a request has ended. */
export function delayReload(request: Promise<unknown>): void {
  pendingRequest.request = request;
  void request.finally(() => {
    if (pendingRequest.request === request) pendingRequest.request = undefined;
  });
}

/** Calls a function that leaves the page once the pending request has ended. */
export const afterPendingRequest = (leave: () => void) =>
  Promise.resolve(pendingRequest.request).finally(leave);

/** Reloads the page once the pending request has ended. */
export const reloadPage = () => afterPendingRequest(() => window.location.reload());
