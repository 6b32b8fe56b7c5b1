import { useTranslation } from "react-i18next";
import * as classes from "./Subjects.module.css";

export interface SubjectsProps {
  groups: readonly Pick<Queries.FaqGroupFragment, "id" | "title">[];
}

/** Links to the subjects of the page. */
export function Subjects({ groups }: SubjectsProps) {
  const { t } = useTranslation("pages");
  return (
    <nav aria-label={t("faq.subjects.label")} className={classes.root}>
      <ul role="list">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
