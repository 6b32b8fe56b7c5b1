import { useId } from "react";
import { useWords } from "../../i18n/useWords";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { ClaimChips, type ClaimChipsProps } from "../../components/ClaimChips/ClaimChips";
import { Picture } from "../../components/Picture/Picture";
import { Reveal } from "../../components/Reveal/Reveal";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden";
import * as classes from "./HomeAbout.module.css";

export interface HomeAboutProps {
  about: Queries.HomeAboutFragment;
  claims: ClaimChipsProps["claims"];
}

/** Who the company is, with its three figures, a picture and the way to the about page. */
export function HomeAbout({ about, claims }: HomeAboutProps) {
  const t = useWords("home");
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes.root}>
      <Reveal className={classes.words}>
        <h2 id={headingId}>{about.title}</h2>
        {about.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ClaimChips claims={claims} />
        <ButtonLink to="/about/" variant="secondary" arrow className={classes.more}>
          {t("about.more.link")}
          <VisuallyHidden>: {about.title}</VisuallyHidden>
        </ButtonLink>
      </Reveal>
      <Reveal className={classes.frame}>
        <Picture
          image={about.image}
          sizes="(min-width: 62em) 34rem, 92vw"
          className={classes.picture}
        />
      </Reveal>
    </section>
  );
}
