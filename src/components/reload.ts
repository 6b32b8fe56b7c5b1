/** Reloading the page without cutting off what is on its way, such as a message. */
export const underWay: { request?: Promise<unknown> | undefined } = {};

/** Lets a reload wait for the end of a request. */
export function delayReload(request: Promise<unknown>): void {
  underWay.request = request;
  void request.finally(() => {
    if (underWay.request === request) underWay.request = undefined;
  });
}

/** Reloads the page as soon as nothing is on its way. */
export const reloadPage = () =>
  Promise.resolve(underWay.request).finally(() => window.location.reload());
