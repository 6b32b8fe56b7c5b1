import type { KnowledgeLink } from "../../assistant/knowledge";
import { localizePath } from "../../i18n/paths";
import type { CompanyFacts } from "../tokens";
import type { Speaker } from "./speaker";

type Way = Exclude<KnowledgeLink["kind"], "social">;

/** The ways to reach the company, as links. */
export function contactLinks(
  { email, phone, whatsapp, address }: CompanyFacts,
  { t, language }: Speaker,
): Record<Way, KnowledgeLink> {
  return {
    form: { kind: "form", label: t("link.form"), href: localizePath("/contact/", language) },
    email: { kind: "email", label: t("link.email"), href: `mailto:${email}` },
    phone: {
      kind: "phone",
      label: t("link.phone", { phone }),
      href: `tel:${phone.replaceAll(" ", "")}`,
    },
    whatsapp: {
      kind: "whatsapp",
      label: t("link.whatsapp"),
      href: `https://wa.me/${whatsapp.replaceAll(/\D/g, "")}`,
    },
    map: { kind: "map", label: t("link.map"), href: address.mapUrl },
  };
}
