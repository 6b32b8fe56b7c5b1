import { Icon } from "../../components/Icon/Icon";
import * as classes from "./PromiseList.module.css";

/** Commitments with a check mark each, one sentence a line. */
export function PromiseList({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className={classes.root}>
      {items.map((item) => (
        <li key={item}>
          <span className={classes.mark}>
            <Icon name="check" size={18} />
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
