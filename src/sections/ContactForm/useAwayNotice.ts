import { showToast } from "../../components/Toasts/toasts";
import { useWords } from "../../i18n/useWords";

/** Tells a visitor who has left the form what has become of their message, on whichever page. */
export function useAwayNotice(): (end: "sent" | "failed" | "unknown") => void {
  const t = useWords("contact");
  return (end) => {
    const dismiss = t("sent.dismiss");
    if (end === "sent") return showToast({ text: t("sent.text"), dismiss, isNews: true });
    const link = { to: "/contact/", text: t("failed.back") };
    showToast({ text: t(`away.${end}`), dismiss, isNews: true, tone: "bad", link });
  };
}
