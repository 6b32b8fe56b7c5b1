import { useTranslation } from "react-i18next";
import { QuestionList } from "../../components/QuestionList/QuestionList";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { SplitSection } from "../../components/SplitSection/SplitSection";
import * as classes from "./FaqGroup.module.css";

/** The questions on a subject, each with its address and the page that says more. */
export function FaqGroup({ group }: { group: Queries.FaqGroupFragment }) {
  const { t } = useTranslation("pages");
  return (
    <SplitSection id={group.id} title={group.title}>
      <QuestionList
        questions={group.questions.map(({ id, question, answer, page, pageTitle }) => ({
          id,
          question,
          answer,
          below: (
            <div className={classes.links}>
              {page ? (
                <SiteLink to={page} className={classes.page}>
                  {pageTitle}
                </SiteLink>
              ) : null}
              <a
                href={`#${id}`}
                aria-label={t("faq.link.label", { question })}
                className={classes.address}
              >
                {t("faq.link.text")}
              </a>
            </div>
          ),
        }))}
      />
    </SplitSection>
  );
}
