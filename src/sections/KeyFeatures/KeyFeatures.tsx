import { Container, Title } from "@mantine/core";
import { useId } from "react";
import { Icon } from "../../components/Icon/Icon";
import * as classes from "./KeyFeatures.module.css";

export interface KeyFeaturesProps {
  title: string;
  features: readonly string[];
  /** The service's own colour, six hex digits. */
  accent: string;
}

/** The key features of a service on one board that rises out of its header. */
export function KeyFeatures({ title, features, accent }: KeyFeaturesProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes.root}>
      <Container>
        <div className={classes.board} style={{ "--accent": accent }}>
          <Title order={2} id={headingId} className={classes.title}>
            {title}
          </Title>
          <ul role="list" className={classes.features}>
            {features.map((feature) => (
              <li key={feature}>
                <Icon name="check" size={22} className={classes.mark} />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
