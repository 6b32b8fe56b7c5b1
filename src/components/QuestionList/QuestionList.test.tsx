import { within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { languageCodes } from "../../i18n/languages";
import { textOfLength } from "../../../testing/samples";
import { PageQuestions, QuestionList } from "./QuestionList";

/** What machines read of an element: its value where it has a property of its own. */
const valueOf = (element: Element, property: string) =>
  element.querySelector(`[itemprop="${property}"]`)?.textContent;

test.each(languageCodes)("questions in %s are one FAQPage to machines", (language) => {
  const lists = [3, 2].map((count, list) =>
    Array.from({ length: count }, (_, index) => ({
      question: textOfLength(20 + 10 * list + index, language).trim(),
      answer: textOfLength(80 + 10 * list + index, language).trim(),
    })),
  );
  renderIn(
    language,
    <PageQuestions>
      {lists.map((questions, index) => (
        <QuestionList key={index} questions={questions} />
      ))}
    </PageQuestions>,
  );
  const types = (type: string) =>
    document.querySelectorAll(`[itemscope][itemtype="https://schema.org/${type}"]`);
  const [page, ...others] = types("FAQPage");
  expect(others).toEqual([]);
  const questions = within(page as HTMLElement).getAllByRole("group");
  expect(questions).toEqual([...types("Question")]);
  expect(questions.map((question) => question.getAttribute("itemprop"))).toEqual(
    questions.map(() => "mainEntity"),
  );
  expect(questions.map((question) => valueOf(question, "name"))).toEqual(
    lists.flat().map(({ question }) => question),
  );
  const answers = [...types("Answer")];
  expect(answers.map((answer) => answer.getAttribute("itemprop"))).toEqual(
    answers.map(() => "acceptedAnswer"),
  );
  expect(answers.map((answer) => valueOf(answer, "text"))).toEqual(
    lists.flat().map(({ answer }) => answer),
  );
});
