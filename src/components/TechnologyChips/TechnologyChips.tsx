import { Badge, Group } from "@mantine/core";
import "@mantine/core/styles/Badge.layer.css";
import * as classes from "./TechnologyChips.module.css";

/** Technologies by name, which are Latin words in every language. */
export function TechnologyChips({ technologies }: { technologies: readonly string[] }) {
  return (
    <Group role="list" gap="sm" className={classes.root}>
      {technologies.map((technology) => (
        <Badge key={technology} role="listitem">
          <bdi>{technology}</bdi>
        </Badge>
      ))}
    </Group>
  );
}
