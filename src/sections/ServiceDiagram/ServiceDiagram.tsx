import { Text, ThemeIcon, Title } from "@mantine/core";
import { Icon } from "../../components/Icon/Icon";
import { Section } from "../../components/Section/Section";
import * as classes from "./ServiceDiagram.module.css";

export interface ServiceDiagramProps {
  diagram: Queries.ServiceDiagramFragment;
  /** The service's own colour, six hex digits. */
  accent: string;
}

/** What a service is about, drawn: the places that something passes, from the first to the result. */
export function ServiceDiagram({ diagram, accent }: ServiceDiagramProps) {
  return (
    <div className={classes.screen}>
      <Section title={diagram.title} intro={diagram.intro}>
        <ol role="list" className={classes.root} style={{ "--accent": accent }}>
          {diagram.nodes.map(({ iconName, title, text, parts }) => (
            <li key={title}>
              <ThemeIcon size="var(--node)" className={classes.node}>
                <Icon name={iconName} size={26} />
              </ThemeIcon>
              <div className={classes.words}>
                <Title order={3} size="h4">
                  {title}
                </Title>
                <Text size="sm" c="dimmed">
                  {text}
                </Text>
              </div>
              <ul role="list" className={classes.parts}>
                {parts.map((part) => (
                  <li key={part}>
                    <bdi>{part}</bdi>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
