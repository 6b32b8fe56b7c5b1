import type { KnowledgeEntry } from "../knowledge";
import type { LocalizedContent } from "../../content/readContent";
import { languages } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import type { Localizer } from "./localizer";

/** What proof.json holds, as answers; nothing of lists without items. */
export function proofEntries(
  { proof, company, about }: LocalizedContent,
  { t, language }: Localizer,
): KnowledgeEntry[] {
  const { name } = company;
  const home = { path: localizePath("/", language), title: name };
  const aboutPage = { path: localizePath("/about/", language), title: about.title };
  const pair = (title: string, text: string) => t("service.pair", { title, text });
  const person = (...parts: string[]) => parts.join(languages[language].listSeparator);
  const entry = (
    list: keyof typeof proof,
    page: KnowledgeEntry["page"],
    points: string[] | undefined,
  ): KnowledgeEntry[] =>
    !points?.length
      ? []
      : [
          {
            id: `proof/${list}`,
            question: t(`${list}.question`),
            alsoAsked: [proof[list].title],
            answer: [t(`${list}.answer`, { name })],
            points,
            ...(page && { page }),
          },
        ];
  const { testimonials, clients, team, certificates, registration } = proof;
  return [
    ...entry(
      "testimonials",
      home,
      testimonials.items?.map((said) => pair(person(said.name, said.company), said.quote)),
    ),
    ...entry(
      "clients",
      home,
      clients.items?.map((client) => client.name),
    ),
    ...entry(
      "team",
      aboutPage,
      team.items?.map((member) => pair(member.name, member.role)),
    ),
    ...entry(
      "certificates",
      aboutPage,
      certificates.items?.map(({ name: certificate, issuer, year }) =>
        t("certificates.point", { certificate, issuer, year }),
      ),
    ),
    ...entry(
      "registration",
      aboutPage,
      registration.items?.map(({ kind, number, office }) =>
        t(`registration.${kind}`, { number, office }),
      ),
    ),
  ];
}
