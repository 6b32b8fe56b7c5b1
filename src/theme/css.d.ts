import "react";

/** Custom properties may be set inline: they carry content (a colour, an index) into the styles. */
declare module "react" {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
