import { useId } from "react";
import { Picture } from "../../components/Picture/Picture";
import { Reveal } from "../../components/Reveal/Reveal";
import * as classes from "./ChairmanMessage.module.css";

/** The chairman's letter, set like one: portrait, salutation, body, signature. */
export function ChairmanMessage({ message }: { message: Queries.ChairmanMessageFragment }) {
  const headingId = useId();
  const [salutation, ...body] = message.letter;
  return (
    <section aria-labelledby={headingId} className={classes.root}>
      <div className={classes.inner}>
        <figure className={classes.portrait}>
          <Picture
            image={message.image}
            sizes="(min-width: 62em) 24rem, 92vw"
            className={classes.picture}
          />
          <figcaption>
            <span className={classes.name}>{message.name}</span>
            <span className={classes.position}>{message.title}</span>
          </figcaption>
        </figure>
        <Reveal className={classes.letter}>
          <h2 id={headingId}>{message.heading}</h2>
          <p className={classes.salutation}>{salutation}</p>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={classes.signature}>
            <span className={classes.name}>{message.name}</span>
            <span className={classes.position}>{message.title}</span>
          </div>
        </Reveal>
      </div>
    </section>
  );
}
