import { Picture, type PictureProps } from "../Picture/Picture";
import { useScheme } from "../useScheme";
import * as classes from "./SchemePicture.module.css";

export interface SchemePictureProps extends Omit<PictureProps, "eager"> {
  /** Keeps the picture's place, also while there is none: it needs a size of its own. */
  className: string | undefined;
}

/**
 * A picture that may have another version in the light scheme. Only the one that shows is
 * downloaded: the served HTML holds the dark one, hidden in the light scheme until hydration puts
 * the other in its place. A `<source>` could not choose, since the scheme is the visitor's choice
 * and no media feature.
 */
export function SchemePicture({ image, className, ...others }: SchemePictureProps) {
  const scheme = useScheme();
  const { lightFile } = image;
  if (!lightFile) return <Picture image={image} className={className} {...others} />;
  return scheme === "light" ? (
    <Picture key="light" image={{ ...image, file: lightFile }} className={className} {...others} />
  ) : (
    <Picture key="dark" image={image} className={`${className} ${classes.dark}`} {...others} />
  );
}
