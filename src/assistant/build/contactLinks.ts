import type { KnowledgeLink } from "../knowledge";
import { emailLink, phoneLink, whatsappLink } from "../../contact/addresses";
import { localizePath } from "../../i18n/paths";
import type { LocalizedContent } from "../../content/readContent";
import type { Localizer } from "./localizer";

type Way = Exclude<KnowledgeLink["kind"], "page" | "social">;

/** The ways to reach the company, as links. */
export function contactLinks(
  { email, phone, whatsapp, address }: LocalizedContent["company"],
  { t, language }: Localizer,
): Record<Way, KnowledgeLink> {
  return {
    form: { kind: "form", label: t("link.form"), href: localizePath("/contact/", language) },
    email: { kind: "email", label: t("link.email"), href: emailLink(email) },
    phone: {
      kind: "phone",
      label: t("link.phone", { phone }),
      href: phoneLink(phone),
    },
    whatsapp: {
      kind: "whatsapp",
      label: t("link.whatsapp"),
      href: whatsappLink(whatsapp),
    },
    map: { kind: "map", label: t("link.map"), href: address.mapUrl },
  };
}
