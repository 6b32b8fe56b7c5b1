import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../testing/renderIn";
import { samplePicture, textOfLength } from "../../../testing/samples";
import { languageCodes } from "../../i18n/languages";
import { CompanyProof } from "./CompanyProof";

describe.each(languageCodes)("what the company can show, in %s", (language) => {
  const title = (length: number) => textOfLength(length, language).trim();
  const proof: Queries.CompanyProofFragment = {
    team: {
      title: title(10),
      items: [
        {
          name: "Nadia Salem",
          role: "Owner",
          portrait: samplePicture("").file,
          link: "https://nadia.example/",
        },
      ],
    },
    certificates: {
      title: title(15),
      items: [{ name: "ISO 27001", issuer: "A body", year: 2025, link: null }],
    },
    registration: {
      title: title(20),
      items: [{ kind: "taxNumber", number: "123-456-789", office: "An office" }],
    },
  };

  test("each list has a section, and an empty one has none", () => {
    const { rerender } = renderIn(language, <CompanyProof proof={proof} />);
    expect(screen.getAllByRole("region")).toHaveLength(3);
    const empty = { ...proof.team, items: [] };
    rerender(<CompanyProof proof={{ ...proof, team: empty }} />);
    expect(screen.getAllByRole("region")).toHaveLength(2);
    expect(screen.queryByText("Nadia Salem")).not.toBeInTheDocument();
  });

  test("says who, what, from whom and under which number", () => {
    const { t } = renderIn(language, <CompanyProof proof={proof} />);
    const part = (name: string) => within(screen.getByRole("region", { name }));
    const link = part(proof.team.title).getByRole("link", { name: "Nadia Salem" });
    expect(link).toHaveAttribute("href", "https://nadia.example/");
    expect(part(proof.certificates.title).getByRole("listitem")).toHaveTextContent(
      "ISO 27001A body2025",
    );
    const record = part(proof.registration.title).getByRole("listitem");
    expect(record).toHaveTextContent(`${t("pages:registration.taxNumber")}An office123-456-789`);
    expect(within(record).getByText("123-456-789")).toHaveAttribute("dir", "ltr");
  });
});
