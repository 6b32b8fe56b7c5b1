import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../../testing/renderIn";
import { samplePicture, textOfLength } from "../../../testing/samples";
import { languageCodes, type Language } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { Projects, type Project } from "./Projects";

const project = (id: string, language: Language, over: Partial<Project> = {}): Project => ({
  id,
  title: `${id} ${textOfLength(12, language)}`.trim(),
  description: textOfLength(60, language).trim(),
  technologies: ["React", "PostgreSQL"],
  link: `https://${id}.example/`,
  service: null,
  image: samplePicture(`Picture of ${id}`),
  ...over,
});

/** jsdom changes the address, but tells of it later than a browser. */
const goTo = (hash: string) =>
  act(() => {
    window.history.pushState(null, "", hash || window.location.pathname);
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });

beforeEach(() => window.history.replaceState(null, "", "/"));

describe.each(languageCodes)("the projects in %s", (language) => {
  const shop = project("shop", language);
  const clinic = project("clinic", language);
  const show = (projects: Project[] = [shop, clinic]) => {
    const rendered = renderIn(
      language,
      <Projects projects={projects} tourRoute="/services/erp/" />,
    );
    return { ...rendered, t: (key: string) => rendered.t(`home:projects.${key}`) };
  };

  test("each have a card that is a link to their dialog", () => {
    show();
    for (const { id, title } of [shop, clinic]) {
      const link = screen.getByRole("link", { name: title });
      expect(link).toHaveAttribute("href", `#project-${id}`);
      expect(link).toHaveAttribute("aria-haspopup", "dialog");
    }
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("show title, picture, description, technologies and the way to their site", async () => {
    const { t } = show();
    goTo("#project-shop");
    const dialog = await screen.findByRole("dialog", { name: shop.title });
    expect(within(dialog).getByRole("img", { name: "Picture of shop" })).toBeInTheDocument();
    expect(within(dialog).getByText(shop.description)).toBeInTheDocument();
    expect(
      within(dialog).getByRole("heading", { name: t("technologies.title") }),
    ).toBeInTheDocument();
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([...shop.technologies]);
    const visit = within(dialog).getByRole("link", { name: new RegExp(t("visit.link")) });
    expect(visit).toHaveAttribute("href", shop.link);
    expect(visit).toHaveAttribute("target", "_blank");
    expect(visit).toHaveAttribute("rel", "noopener noreferrer");
    expect(visit).toHaveAccessibleName(expect.stringContaining(t("visit.hint")));
  });

  test.each([
    ["the service it is a sample of", "/services/shops/", "/services/shops/"],
    ["the tour, where that service has it", "/services/erp/", "/services/erp/#tour"],
  ])("that are samples lead in a new tab to %s", async (_, path, route) => {
    const { t } = show([project("sample", language, { link: null, service: { path } })]);
    goTo("#project-sample");
    const visit = within(await screen.findByRole("dialog")).getByRole("link");
    expect(visit).toHaveAttribute("href", localizePath(route, language));
    expect(visit).toHaveAttribute("target", "_blank");
    expect(visit).toHaveAccessibleName(`${t("visit.link")} (${t("visit.hint")})`);
  });

  test("open from an address and lose its hash when closed", async () => {
    window.history.replaceState(null, "", "/?x=1#project-clinic");
    const { t } = show();
    await screen.findByRole("dialog", { name: clinic.title });
    await userEvent.click(screen.getByRole("button", { name: t("close.label") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(window.location.hash).toBe("");
    expect(window.location.search).toBe("?x=1");
  });

  test("opened on the page close with Back and by Escape", async () => {
    show();
    goTo("#project-shop");
    await screen.findByRole("dialog", { name: shop.title });
    goTo("");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

    goTo("#project-clinic");
    await screen.findByRole("dialog", { name: clinic.title });
    const back = jest.spyOn(window.history, "back").mockImplementation(() => undefined);
    await userEvent.keyboard("{Escape}");
    expect(back).toHaveBeenCalledTimes(1);
  });

  test("that have neither link nor picture are shown without them", async () => {
    const bare = project("bare", language, { link: null, image: null });
    show([bare]);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    goTo("#project-bare");
    const dialog = await screen.findByRole("dialog", { name: bare.title });
    expect(within(dialog).queryByRole("img")).not.toBeInTheDocument();
    expect(within(dialog).queryByRole("link")).not.toBeInTheDocument();
    expect(within(dialog).getByText(bare.description)).toBeInTheDocument();
  });

  test("with a title of 120 characters name their card and dialog by it", async () => {
    const title = textOfLength(120, language).trim();
    show([project("long", language, { title })]);
    expect(screen.getByRole("link", { name: title })).toBeInTheDocument();
    goTo("#project-long");
    expect(await screen.findByRole("dialog", { name: title })).toBeInTheDocument();
  });

  test.each(["#project-", "#project-unknown", "#project-shop/..", "#other"])(
    "open nothing for %s",
    async (hash) => {
      show();
      goTo(hash);
      await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    },
  );

  test("none at all break nothing", () => {
    window.history.replaceState(null, "", "/#project-shop");
    show([]);
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
