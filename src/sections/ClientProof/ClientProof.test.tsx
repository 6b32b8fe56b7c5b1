import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { textOfLength } from "../../../testing/samples";
import { languageCodes, languages } from "../../i18n/languages";
import { ClientProof } from "./ClientProof";

const quote = {
  quote: "It works.",
  name: "Nadia Salem",
  role: "Owner",
  company: "Delta",
  portrait: null,
};
const client = { name: "Delta", logo: { publicURL: "/favicon.svg" }, link: null };

describe.each(languageCodes)("what clients say, in %s", (language) => {
  const testimonials = { title: textOfLength(20, language).trim(), items: [quote] };
  const clients = { title: textOfLength(14, language).trim(), items: [client] };
  const show = (proof: Queries.ClientProofFragment) =>
    renderIn(language, <ClientProof proof={proof} />);

  test("nothing is there while both lists are empty", () => {
    const { container } = show({
      testimonials: { ...testimonials, items: [] },
      clients: { ...clients, items: [] },
    });
    expect(container.querySelector("section, h2, ul")).toBeNull();
  });

  test("a quote is a quotation, with who said it", () => {
    show({ testimonials, clients });
    const section = screen.getByRole("region", { name: testimonials.title });
    const figure = within(section).getByRole("figure");
    expect(within(figure).getByRole("blockquote")).toHaveTextContent(quote.quote);
    const { listSeparator } = languages[language];
    expect(figure).toHaveTextContent(`${quote.name}Owner${listSeparator}Delta`);
  });

  test("marks are named, and lead to the client where a link is given", () => {
    const linked = { ...client, name: "Noor", link: "https://noor.example/" };
    show({ testimonials, clients: { ...clients, items: [client, linked] } });
    expect(screen.getByRole("heading", { level: 3, name: clients.title })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Delta" }).closest("a")).toBeNull();
    expect(screen.getByRole("link", { name: "Noor" })).toHaveAttribute("href", linked.link);
  });

  test("a mark may have any name as a file", () => {
    const logo = { publicURL: "/static/1/a b#100%?شعار.svg" };
    show({ testimonials, clients: { ...clients, items: [{ ...client, logo }] } });
    const { pathname } = new URL(screen.getByRole<HTMLImageElement>("img", { name: "Delta" }).src);
    expect(decodeURIComponent(pathname)).toBe(logo.publicURL);
  });

  test("marks without quotes have the section to themselves", () => {
    show({ testimonials: { ...testimonials, items: [] }, clients });
    const section = screen.getByRole("region", { name: clients.title });
    expect(within(section).getAllByRole("heading")).toHaveLength(1);
  });
});
