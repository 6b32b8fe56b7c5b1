import { z } from "zod";
import { oldPath, sitePath } from "./fields";

export const redirect = z
  .strictObject({
    from: oldPath("The old address, without host, language prefix and query."),
    to: sitePath("The page it now leads to; with a language prefix, in that language alone."),
  })
  .meta({ id: "Redirect", description: "An old address and the page that replaced it." });
