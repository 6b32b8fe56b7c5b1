import type { KnowledgeEntry } from "../knowledge";
import { dayRuns, formatTime } from "../../i18n/openingHours";
import { localizePath } from "../../i18n/paths";
import { contactLinks } from "./contactLinks";
import type { LocalizedContent } from "../../content/readContent";
import type { Localizer } from "./localizer";

/** When and how the company is reached. */
export function contactEntries(content: LocalizedContent, localizer: Localizer): KnowledgeEntry[] {
  const { company } = content;
  const { t, list, language } = localizer;
  const { name } = company;
  const city = company.address.locality;
  const link = contactLinks(company, localizer);
  const page = { path: localizePath("/contact/", language), title: content.contact.title };
  return [
    {
      id: "company/hours",
      question: t("hours.question"),
      concepts: ["hours"],
      answer: company.openingHours.map(({ days, opens, closes }) =>
        t("hours.answer", {
          city,
          days: list(
            dayRuns(days, language).map(({ from, to }) =>
              to ? t("hours.run", { from, to }) : from,
            ),
          ),
          opens: formatTime(opens, language),
          closes: formatTime(closes, language),
        }),
      ),
      page,
    },
    {
      id: "company/address",
      question: t("address.question"),
      concepts: ["address"],
      answer: [t("address.answer", { city, country: company.address.country })],
      links: [link.map],
      page,
    },
    {
      id: "company/phone",
      question: t("phone.question"),
      concepts: ["phone"],
      answer: [t("phone.answer", { phone: company.phone })],
      links: [link.phone],
      page,
    },
    {
      id: "company/email",
      question: t("email.question"),
      concepts: ["email"],
      answer: [t("email.answer", { email: company.email })],
      links: [link.email],
      page,
    },
    {
      id: "company/whatsapp",
      question: t("whatsapp.question"),
      concepts: ["whatsapp"],
      answer: [t("whatsapp.answer", { whatsapp: company.whatsapp })],
      links: [link.whatsapp],
      page,
    },
    {
      id: "company/contact",
      question: t("contact.question"),
      concepts: ["contact"],
      answer: [t("contact.answer")],
      links: [link.form, link.email, link.phone, link.whatsapp],
      page,
    },
    {
      id: "company/social",
      question: t("social.question"),
      concepts: ["social"],
      answer: [
        t("social.answer", { name, networks: list(company.social.map((site) => site.name)) }),
      ],
      links: company.social.map((site) => ({ kind: "social", label: site.name, href: site.url })),
      page,
    },
  ];
}
