import { useContext } from "react";
import { I18nContext } from "react-i18next";
import type { Knowledge } from "../knowledge";
import { handoverLinks } from "../question";
import { AnswerLinks } from "./AnswerLinks";

export interface HandoverProps {
  question: string;
  /** Of the language of the question. */
  knowledge: Knowledge;
  onLeave: () => void;
}

/** Says that there is no good answer, and passes the question on to people. */
export function Handover({ question, knowledge, onLeave }: HandoverProps) {
  const { i18n } = useContext(I18nContext);
  const t = i18n.getFixedT(knowledge.language, "assistant");
  const { contact } = knowledge;
  const { email, whatsapp } = handoverLinks(contact, question, t("handover.subject"));
  return (
    <>
      <p>{t("handover.text")}</p>
      <AnswerLinks
        links={[
          { kind: "form", label: t("handover.form"), href: contact.path },
          { kind: "email", label: t("handover.email"), href: email },
          { kind: "whatsapp", label: t("handover.whatsapp"), href: whatsapp },
        ]}
        message={question}
        onLeave={onLeave}
      />
    </>
  );
}
