import { showToast } from "../../components/Toasts/toasts";
import { useWords } from "../../i18n/useWords";

/** Tells a visitor who has left the form of bad news about their message, on whichever page. */
export function useAwayNotice(): (news: "failed" | "unknown") => void {
  const t = useWords("contact");
  return (news) =>
    showToast({
      text: t(`away.${news}`),
      dismiss: t("sent.dismiss"),
      isNews: true,
      tone: "bad",
      link: { to: "/contact/", text: t("failed.back") },
    });
}
