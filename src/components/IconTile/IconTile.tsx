import { Icon } from "../Icon/Icon";
import * as classes from "./IconTile.module.css";

/** An icon in gold on a tile with an edge in the colour that `--accent` holds around it. */
export function IconTile({ name }: { name: string }) {
  return (
    <span className={classes.root}>
      <Icon name={name} size={26} />
    </span>
  );
}
