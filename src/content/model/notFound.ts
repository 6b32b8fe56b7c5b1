import { unlistedPage } from "./shared";

export const notFound = unlistedPage(
  "NotFoundPage",
  "The words of the page shown for an unknown address.",
);
