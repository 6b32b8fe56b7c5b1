import { VisuallyHidden } from "@mantine/core";
import { useContext } from "react";
import { I18nContext } from "react-i18next";
import { languages, type Language } from "../../i18n/languages";
import type { Turn } from "../conversation";
import { AnswerLinks, SourceLink } from "./AnswerLinks";
import { Handover } from "./Handover";
import * as classes from "./TurnView.module.css";

export interface TurnViewProps {
  turn: Turn;
  pageLanguage: Language;
  onLeave: () => void;
}

/** A question and its answer, in the language of the question. */
export function TurnView({ turn, pageLanguage, onLeave }: TurnViewProps) {
  const { i18n } = useContext(I18nContext);
  const { question, entry, language, knowledge } = turn;
  const t = i18n.getFixedT(language, "assistant");
  const { hrefLang, dir } = languages[language];
  const other = language === pageLanguage ? {} : { lang: hrefLang, dir };
  return (
    <article className={classes.root} data-turn tabIndex={-1}>
      <p className={classes.question} {...other} dir="auto">
        <VisuallyHidden>{t("turn.visitor")} </VisuallyHidden>
        <span>{question}</span>
      </p>
      <div className={classes.answer} {...other}>
        <VisuallyHidden component="p">{t("turn.assistant")}</VisuallyHidden>
        {entry ? (
          <>
            {entry.answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {entry.points ? (
              <ul className={classes.points}>
                {entry.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
            {entry.links ? <AnswerLinks links={entry.links} onLeave={onLeave} /> : null}
            {entry.page ? (
              <SourceLink
                path={entry.page.path}
                label={t("turn.source", { title: entry.page.title })}
                onLeave={onLeave}
              />
            ) : null}
          </>
        ) : (
          <Handover question={question} knowledge={knowledge} onLeave={onLeave} />
        )}
      </div>
    </article>
  );
}
