import { Container, Text } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Fold } from "../../components/Fold/Fold";
import { SchemePicture } from "../../components/SchemePicture/SchemePicture";
import { Reveal } from "../../components/Reveal/Reveal";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import breakpoints from "../../theme/breakpoints.json";
import * as classes from "./ChairmanMessage.module.css";

/** How many paragraphs after the salutation stand open. */
const opening = 2;

/**
 * The chairman's letter, set like one: salutation, body, signature. It folds after its second
 * paragraph by the browser's own means, so that all of it is in the page.
 */
export function ChairmanMessage({ message }: { message: Queries.ChairmanMessageFragment }) {
  const { t } = useTranslation("home");
  const headingId = useId();
  const [salutation, ...body] = message.letter;
  const paragraphs = body.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>);
  return (
    <section aria-labelledby={headingId} className={classes.root}>
      <Container className={classes.inner}>
        <SchemePicture
          image={message.image}
          sizes={`(min-width: ${breakpoints.md}) 24rem, 92vw`}
          className={classes.picture}
        />
        <Reveal className={classes.letter}>
          <SectionHeading id={headingId} title={message.heading} />
          <Text className={classes.salutation}>{salutation}</Text>
          {paragraphs.slice(0, opening)}
          {paragraphs.length > opening ? (
            <Fold label={t("chairman.more")}>
              <div className={classes.rest}>{paragraphs.slice(opening)}</div>
            </Fold>
          ) : null}
          <div className={classes.signature}>
            <Text span fw={700}>
              {message.name}
            </Text>
            <Text span size="sm" c="dimmed">
              {message.title}
            </Text>
          </div>
        </Reveal>
      </Container>
    </section>
  );
}
