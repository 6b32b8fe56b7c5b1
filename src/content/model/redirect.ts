import { z } from "zod";
import { sitePath } from "./fields";

export const redirect = z
  .strictObject({
    from: sitePath("The old address, without a language prefix."),
    to: sitePath("The page it now leads to."),
  })
  .meta({ id: "Redirect", description: "An old address and the page that replaced it." });
