import { useTranslation } from "react-i18next";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { listRoute } from "../../i18n/listPages";
import * as classes from "./Pagination.module.css";

export interface PaginationProps {
  /** The page that is shown, counted from 1. */
  page: number;
  pageCount: number;
}

/** How many pages before and after the current one have links. */
const reach = 2;

/** The linked pages: the first, the last and those around the current one. */
function namedPages({ page, pageCount }: PaginationProps): number[] {
  const around = Array.from({ length: 2 * reach + 1 }, (_, index) => page - reach + index);
  const all = [1, ...around, pageCount].filter((other) => other >= 1 && other <= pageCount);
  return [...new Set(all)];
}

/** Links to the pages of the list: the one before, some by their numbers, and the next. */
export function Pagination({ page, pageCount }: PaginationProps) {
  const { t } = useTranslation("pages");
  return (
    <nav aria-label={t("list.label")} className={classes.root}>
      {page > 1 ? (
        <SiteLink to={listRoute(page - 1)} rel="prev" className={classes.link}>
          {t("list.previous")}
        </SiteLink>
      ) : null}
      <ol role="list" className={classes.pages}>
        {namedPages({ page, pageCount }).map((other) => (
          <li key={other}>
            <SiteLink
              to={listRoute(other)}
              className={classes.link}
              aria-label={t("list.current", { page: other })}
              aria-current={other === page ? "page" : undefined}
            >
              {other}
            </SiteLink>
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <SiteLink to={listRoute(page + 1)} rel="next" className={classes.link}>
          {t("list.next")}
        </SiteLink>
      ) : null}
    </nav>
  );
}
