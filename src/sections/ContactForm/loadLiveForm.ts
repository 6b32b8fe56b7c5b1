/** Fetches the part of the form that checks, keeps drafts and sends. */
export const loadLiveForm = async () =>
  (await import(/* webpackChunkName: "contact-form" */ "./LiveForm")).LiveForm;
