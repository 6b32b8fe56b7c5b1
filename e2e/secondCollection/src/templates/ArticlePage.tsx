import { ActionIcon, Alert, Badge, Button, Pill, Text, ThemeIcon } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/Alert.layer.css";
import "@mantine/core/styles/Badge.layer.css";
import "@mantine/core/styles/Button.layer.css";
import "@mantine/core/styles/Pill.layer.css";
import "@mantine/core/styles/Text.layer.css";
import "@mantine/core/styles/ThemeIcon.layer.css";
import { graphql, type PageProps } from "gatsby";
import { Trans, useTranslation } from "react-i18next";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { Prose } from "../components/Prose/Prose";
import { Slices } from "../components/Slices/Slices";
import { SplitSection } from "../components/SplitSection/SplitSection";
import { PageHeader } from "../sections/PageHeader/PageHeader";
import { pageHead } from "../seo/pageHead";

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { article, articlesPage } = data;
  if (!article) return null;
  const list = { to: "/articles/", label: articlesPage.title };
  return (
    <Slices>
      <PageHeader
        before={<Breadcrumbs items={[list]} current={article.title} />}
        title={article.title}
        intro={article.description}
        image={article.image}
      />
      <SplitSection title={article.title}>
        <Prose paragraphs={article.paragraphs} />
        <LibraryParts />
      </SplitSection>
    </Slices>
  );
}

/** Parts of the libraries that the site itself may not use: each has to work all the same. */
function LibraryParts() {
  const { t } = useTranslation();
  return (
    <div data-testid="library-parts">
      <Badge>{t("nav.home.link")}</Badge>
      <Alert title={t("nav.about.link")}>
        <Trans i18nKey="nav.contact.link" />
      </Alert>
      <Pill>{t("nav.home.link")}</Pill>
      <Button variant="outline">{t("nav.about.link")}</Button>
      <ActionIcon aria-label={t("nav.contact.link")}>1</ActionIcon>
      <ThemeIcon>2</ThemeIcon>
      <Text c="dimmed">{t("nav.home.link")}</Text>
    </div>
  );
}

export const Head = pageHead((data: Queries.ArticlePageQuery) => data.article?.seo);

export const query = graphql`
  query ArticlePage($id: String!, $language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    articlesPage {
      title(language: $language)
    }
    article(id: { eq: $id }) {
      title(language: $language)
      description(language: $language)
      paragraphs(language: $language)
      image {
        ...WidePicture
      }
      seo {
        ...SeoWords
      }
    }
  }
`;
