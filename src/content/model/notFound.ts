import { titledPage } from "./shared";

export const notFound = titledPage(
  "NotFoundPage",
  "The words of the page shown for an unknown address.",
);
