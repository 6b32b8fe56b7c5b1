import { Text, Title } from "@mantine/core";
import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./ModuleCard.module.css";

export interface ModuleCardProps {
  module: Queries.ErpModuleCardFragment;
  /** Its position, counted from 0. */
  index: number;
}

/** A module with its number and its own coloured edge. */
export function ModuleCard(props: ModuleCardProps) {
  return (
    <article className={classes.root} style={{ "--accent": props.module.color }}>
      <div className={classes.words}>
        <ModuleWords {...props} />
      </div>
    </article>
  );
}

/** The number, name and description of a module; a `summary` may hold them too. */
export function ModuleWords({ module: { title, description }, index }: ModuleCardProps) {
  const { language } = useLanguage();
  return (
    <>
      <span className={classes.number} aria-hidden="true">
        {formatNumber(index + 1, language).padStart(2, "0")}
      </span>
      <Title order={3} size="h4" className={classes.title}>
        {title}
      </Title>
      <Text span size="sm" c="dimmed" className={classes.description}>
        {description}
      </Text>
    </>
  );
}
