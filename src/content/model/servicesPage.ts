import { titledPage } from "./shared";

export const servicesPage = titledPage(
  "ServicesPage",
  "The words of the page that lists all services.",
);
