import { Container, Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import type { ContentImage } from "../../components/Picture/Picture";
import { Scene } from "../../components/Scene/Scene";
import * as classes from "./PageHeader.module.css";

export interface PageHeaderProps {
  title: string;
  intro: string;
  image?: ContentImage;
  /** Content above the title, such as breadcrumbs. */
  before?: ReactNode;
  /** Content below the introduction, such as a price and an action. */
  children?: ReactNode;
}

/** The top of an inner page: its h1, an introduction and, where it has one, its picture. */
export function PageHeader({ title, intro, image, before, children }: PageHeaderProps) {
  return (
    <div
      className={image ? `${classes.root} ${classes.withPicture}` : classes.root}
      data-scene={image ? true : undefined}
    >
      {image ? <Scene image={image} eager /> : null}
      <Container className={classes.inner}>
        {before}
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <Text size="lg" c="dimmed" className={classes.intro}>
          {intro}
        </Text>
        {children ? <Group className={classes.below}>{children}</Group> : null}
      </Container>
    </div>
  );
}
