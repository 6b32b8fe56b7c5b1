/** Reloading the page without cutting off what is on its way, such as a message. */
export const underWay: { request?: Promise<unknown> | undefined } = {};

/** Lets a reload wait for the end of a request. */
export function delayReload(request: Promise<unknown>): void {
  underWay.request = request;
  void request.finally(() => {
    if (underWay.request === request) underWay.request = undefined;
  });
}

/** Leaves the page, in whatever way, as soon as nothing is on its way. */
export const onceNothingIsUnderWay = (leave: () => void) =>
  Promise.resolve(underWay.request).finally(leave);

/** Reloads the page as soon as nothing is on its way. */
export const reloadPage = () => onceNothingIsUnderWay(() => window.location.reload());
