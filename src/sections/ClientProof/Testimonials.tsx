import { Picture } from "../../components/Picture/Picture";
import { languages } from "../../i18n/languages";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./ClientProof.module.css";

export interface TestimonialsProps {
  testimonials: NonNullable<Queries.ClientProofFragment["testimonials"]["items"]>;
}

/** Quotes beside a gold line, each above who said it. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const { listSeparator } = languages[useLanguage().language];
  return (
    <ul role="list" className={classes.quotes}>
      {testimonials.map(({ quote, name, role, company, portrait }) => (
        <li key={quote}>
          <figure className={classes.quote}>
            <blockquote>{quote}</blockquote>
            <figcaption>
              {portrait ? <Picture image={{ alt: "", file: portrait }} /> : null}
              <div>
                <p className={classes.name}>{name}</p>
                <p>{[role, company].join(listSeparator)}</p>
              </div>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
