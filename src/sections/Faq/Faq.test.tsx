import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { languageCodes } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { FaqGroup } from "./FaqGroup";
import { useNamedQuestion } from "./useNamedQuestion";

const group = {
  id: "prices-and-payment",
  title: "Prices",
  questions: [
    {
      id: "taxes",
      question: "With tax?",
      answer: "By country.",
      page: "/contact/",
      pageTitle: "Us",
    },
    { id: "prices", question: "How much?", answer: "See the quote.", page: null, pageTitle: null },
  ],
};

function Page({ hash }: { hash: string }) {
  useNamedQuestion(hash);
  return <FaqGroup group={group} />;
}

const isOpen = () => screen.getAllByRole("group").map((one) => one.hasAttribute("open"));

test.each(languageCodes)("a question in %s has its address and leads on", (language) => {
  const { t } = renderIn(language, <Page hash="" />);
  const section = screen.getByRole("region", { name: "Prices" });
  expect(section).toHaveAttribute("id", "prices-and-payment");
  const answer = screen.getByText("By country.");
  expect(answer).toHaveAttribute("id", "taxes");
  const links = within(answer.closest("details")!).getAllByRole("link", { hidden: true });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    localizePath("/contact/", language),
    "#taxes",
  ]);
  expect(links[1]).toHaveAccessibleName(t("pages:faq.link.label", { question: "With tax?" }));
});

test("the question that the router leads to opens in sight, and no other", () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { rerender } = renderIn("en", <Page hash="#nothing" />);
  expect(isOpen()).toEqual([false, false]);
  rerender(<Page hash="#prices" />);
  expect(isOpen()).toEqual([false, true]);
  expect(scrolled.mock.instances).toEqual([screen.getByText("See the quote.")]);
});
