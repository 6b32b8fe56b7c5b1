import { Icon } from "../../components/Icon/Icon";
import * as classes from "./PromiseList.module.css";

/** Sentences with a check mark each: commitments, key features. */
export function PromiseList({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className={classes.root}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={22} className={classes.mark} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
