import { List, ThemeIcon } from "@mantine/core";
import "@mantine/core/styles/List.layer.css";
import { Icon } from "../../components/Icon/Icon";
import * as classes from "./PromiseList.module.css";

const check = (
  <ThemeIcon component="span" size="2rem" className={classes.mark}>
    <Icon name="check" size={18} />
  </ThemeIcon>
);

/** Commitments with a check mark each, one sentence a line. */
export function PromiseList({ items }: { items: readonly string[] }) {
  return (
    <List
      role="list"
      size="lg"
      icon={check}
      classNames={{
        root: classes.root,
        item: classes.item,
        itemWrapper: classes.line,
        itemIcon: classes.icon,
      }}
    >
      {items.map((item) => (
        <List.Item key={item}>{item}</List.Item>
      ))}
    </List>
  );
}
