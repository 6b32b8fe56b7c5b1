import { z } from "zod";
import { text } from "./fields";
import { heading, seo } from "./shared";

export const servicesPage = z
  .strictObject({
    seo,
    title: text("Heading of the page."),
    intro: text("A sentence or two below it."),
    comparison: heading,
    closing: heading,
  })
  .meta({ id: "ServicesPage", description: "The words of the page that lists all services." });
