import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../../testing/renderIn";
import { samplePicture, textOfLength } from "../../../testing/samples";
import { languageCodes, languages, type Language } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { Hero } from "./Hero";
import type { HeroSlide } from "./HeroText";

const slidesOf = (count: number, language: Language, titleLength = 30): HeroSlide[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `${index + 1} ${textOfLength(titleLength - 3, language)}`,
    subtitle: textOfLength(60, language),
    image: samplePicture(`Scene ${index + 1}`),
  }));

describe.each(languageCodes)("the hero in %s", (language) => {
  const show = async (count: number, titleLength?: number) => {
    const slides = slidesOf(count, language, titleLength);
    const rendered = renderIn(language, <Hero slides={slides} />);
    const t = (key: string, values?: Record<string, number>) =>
      rendered.t(`home:hero.${key}`, values);
    if (count > 1) {
      // The other slides come when the visitor is about to need them.
      fireEvent.pointerDown(screen.getByRole("button", { name: t("next.label") }));
      await screen.findByRole("group", { name: t("slide.label", { number: 1, count }) });
    }
    const slide = (number: number) =>
      screen.getByRole("group", { name: t("slide.label", { number, count }) });
    return { slides, t, slide };
  };

  test("one slide stands still: no arrows, no dots, no pause", async () => {
    const { slides, t } = await show(1);
    const hero = screen.getByRole("region", { name: t("carousel.label") });
    expect(within(hero).queryByRole("button")).not.toBeInTheDocument();
    expect(hero).not.toHaveAttribute("aria-roledescription");
    expect(screen.getByRole("heading", { level: 1, name: slides[0]!.title })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: t("invest.link") })).toHaveAttribute(
      "href",
      localizePath("/investment/", language),
    );
  });

  test.each([3, 20])("%i slides each have their dot and label", async (count) => {
    const { slides, t, slide } = await show(count);
    expect(screen.getByRole("region", { name: t("carousel.label") })).toHaveAttribute(
      "aria-roledescription",
      t("carousel.roledescription"),
    );
    const dots = screen.getByRole("group", { name: t("dots.label") });
    expect(within(dots).getAllByRole("button")).toHaveLength(count);
    // Those on either side of the first are asked for, and no other.
    expect(screen.getAllByRole("img")).toHaveLength(3);
    for (let number = 1; number <= count; number += 1) {
      const shown = slide(number);
      expect(shown).toHaveAttribute("aria-roledescription", t("slide.roledescription"));
      expect(within(shown).getByText(slides[number - 1]!.title)).toBeInTheDocument();
      expect(shown.hasAttribute("inert")).toBe(number !== 1);
    }
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    const current = within(dots)
      .getAllByRole("button")
      .filter((dot) => dot.hasAttribute("aria-current"));
    expect(current.map((dot) => dot.getAttribute("aria-label"))).toEqual([
      t("dot.label", { number: 1 }),
    ]);
  });

  test("a step taken before the carousel is there is carried out when it is", async () => {
    const slides = slidesOf(3, language);
    const { t } = renderIn(language, <Hero slides={slides} />);
    expect(screen.getAllByRole("img")).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: t("home:hero.next.label") }));
    const second = t("home:hero.slide.label", { number: 2, count: 3 });
    const slide = await screen.findByRole("group", { name: second });
    await waitFor(() => expect(slide).not.toHaveAttribute("inert"));
  });

  test("a swipe before the carousel is there turns the slide in the direction of reading", async () => {
    const { t } = renderIn(language, <Hero slides={slidesOf(3, language)} />);
    // jsdom has no pointer events. The title is looked up each time, since the carousel replaces it.
    const point = (type: string, clientX: number) =>
      fireEvent(
        screen.getByRole("heading", { level: 1 }),
        new MouseEvent(type, { bubbles: true, clientX }),
      );
    // Else the slide would come without a swipe as well.
    fireEvent.click(screen.getByRole("button", { name: t("home:hero.pause.label") }));
    const back = languages[language].dir === "ltr" ? 100 : -100;
    point("pointerdown", 200);
    point("pointerup", 200 + back);
    const last = t("home:hero.slide.label", { number: 3, count: 3 });
    const slide = await screen.findByRole("group", { name: last });
    await waitFor(() => expect(slide).not.toHaveAttribute("inert"));
  });

  test("the pause button says what it does", async () => {
    const { t } = await show(3);
    act(() => screen.getByRole("button", { name: t("pause.label") }).focus());
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: t("play.label") })).toHaveFocus();
  });

  test("titles of 120 characters are shown whole", async () => {
    const { slides, slide } = await show(2, 120);
    expect(slides[0]!.title.length).toBeGreaterThanOrEqual(119);
    expect(within(slide(1)).getByRole("heading", { level: 1 })).toHaveTextContent(
      slides[0]!.title.trim().replace(/\s+/g, " "),
    );
  });

  test("no slides at all show no hero", () => {
    renderIn(language, <Hero slides={[]} />);
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });
});
