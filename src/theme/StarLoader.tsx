import type { MantineLoaderComponent } from "@mantine/core";
import * as classes from "./StarLoader.module.css";

/** The mark's star, turning: the look of Mantine's `Loader`. */
export const StarLoader: MantineLoaderComponent = ({ className = "", ...others }) => (
  <span className={`${classes.root} ${className}`} {...others} />
);
