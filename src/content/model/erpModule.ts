import { z } from "zod";
import { hexColor, slug, text, texts } from "./fields";

export const erpModule = z
  .strictObject({
    id: slug("The module's id."),
    service: z
      .string()
      .meta({ description: "Id of the service whose page shows it in depth.", ref: "Service" }),
    title: text("The module's name."),
    description: text("One or two sentences for its card."),
    capabilities: texts("What it does, point by point, for the ERP page."),
    color: hexColor("Accent colour."),
  })
  .meta({ id: "ErpModule", description: "A module of the FTS ERP system." });
