import { Container } from "@mantine/core";
import { Picture } from "../../components/Picture/Picture";
import * as classes from "./LetterBand.module.css";

export interface LetterBandProps {
  band: Queries.LetterBandFragment;
  /** Who signs the letter. */
  author: string;
}

/** A sentence of the chairman's letter before a picture from edge to edge, in the dark in both schemes. */
export function LetterBand({ band, author }: LetterBandProps) {
  return (
    <div className={classes.root}>
      <Picture image={band.image} sizes="100vw" className={classes.picture} />
      <Container component="figure" className={classes.words}>
        <blockquote className={classes.quote}>{band.quote}</blockquote>
        <figcaption>{author}</figcaption>
      </Container>
    </div>
  );
}
