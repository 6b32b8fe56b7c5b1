import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { ButtonLink } from "../components/ButtonLink/ButtonLink";
import type { ContentImage } from "../components/Picture/Picture";
import { PageParts } from "../components/PageParts/PageParts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall";
import { PageHeader } from "../sections/PageHeader/PageHeader";

export interface InnerPageProps {
  /** The words of the page, and its picture where it has one. */
  page: {
    readonly title: string;
    readonly intro: string;
    readonly image?: ContentImage;
    readonly closing?: Queries.HeadingFragment;
  };
  /** Content below the introduction, such as a search or an action. */
  header?: ReactNode;
  /** The actions of the closing call, the primary one first. @default to write, and the services */
  actions?: ReactNode;
  /** The sections of the page. @default none */
  children?: ReactNode;
}

/** The layout of the pages below the home page: breadcrumbs, heading, sections and a closing call. */
export function InnerPage({ page, header, actions, children }: InnerPageProps) {
  const { t } = useTranslation("pages");
  const { title, intro, image, closing } = page;
  return (
    <PageParts>
      <PageHeader
        before={<Breadcrumbs current={title} />}
        title={title}
        intro={intro}
        image={image}
      >
        {header}
      </PageHeader>
      {children}
      {closing ? (
        <ClosingCall heading={closing}>
          {actions ?? (
            <>
              <ButtonLink to="/contact/">{t("contact.link")}</ButtonLink>
              <ButtonLink to="/services/" variant="default">
                {t("services.link")}
              </ButtonLink>
            </>
          )}
        </ClosingCall>
      ) : null}
    </PageParts>
  );
}
