import { z } from "zod";
import { order, sitePath, slug, text, texts } from "./fields";
import { image, seo, titledPage } from "./shared";

export const article = z
  .strictObject({
    id: slug("The article's id, the same as its file's name."),
    order,
    path: sitePath("Its page, without a language prefix."),
    title: text("The article's title."),
    description: text("One or two sentences, for lists."),
    paragraphs: texts("The article, paragraph by paragraph."),
    image,
    seo,
  })
  .meta({ id: "Article", description: "An article, with its own page." });

export const articlesPage = titledPage(
  "ArticlesPage",
  "The words of the page that lists all articles.",
);
