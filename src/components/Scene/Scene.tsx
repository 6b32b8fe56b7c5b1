import { Picture, type ContentImage } from "../Picture/Picture";
import * as classes from "./Scene.module.css";

export interface SceneProps {
  image: ContentImage;
  /** Loads at once and with high priority. @default false */
  eager?: boolean;
}

/**
 * The picture of a banner. On a wide window its middle stands at the far side of the words, on a
 * narrow one above them, and its edges fade into the banner, which is black in both colour schemes.
 */
export function Scene({ image, eager = false }: SceneProps) {
  return <Picture image={image} eager={eager} className={classes.root} />;
}
