import { useTranslation } from "react-i18next";
import { Section } from "../../components/Section/Section";
import { SplitSection } from "../../components/SplitSection/SplitSection";
import { Records } from "./Records";
import { TeamCards } from "./TeamCards";

/** Who works here, what is certified and where the company is registered; nothing of what is empty. */
export function CompanyProof({ proof }: { proof: Queries.CompanyProofFragment }) {
  const { t } = useTranslation("pages");
  const { team, certificates, registration } = proof;
  const kinds: Readonly<Record<string, string>> = {
    commercialRegister: t("registration.commercialRegister"),
    taxNumber: t("registration.taxNumber"),
  };
  return (
    <>
      {team.items?.length ? (
        <Section title={team.title} raised>
          <TeamCards members={team.items} />
        </Section>
      ) : null}
      {certificates.items?.length ? (
        <SplitSection title={certificates.title}>
          <Records
            records={certificates.items.map(({ name, issuer, year, link }) => ({
              title: name,
              link,
              value: String(year),
              place: issuer,
            }))}
          />
        </SplitSection>
      ) : null}
      {registration.items?.length ? (
        <SplitSection title={registration.title}>
          <Records
            records={registration.items.map(({ kind, number, office }) => ({
              title: kinds[kind] ?? kind,
              value: number,
              place: office,
            }))}
          />
        </SplitSection>
      ) : null}
    </>
  );
}
