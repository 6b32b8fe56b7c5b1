import { useTranslation } from "react-i18next";
import { showToast } from "../../components/Toasts/toasts";

/** Tells a visitor who has left the form of bad news about their message, on whichever page. */
export function useAwayNotice(): (news: "failed" | "unknown") => void {
  const { t } = useTranslation("contact");
  return (news) =>
    showToast({
      text: t(`away.${news}`),
      dismiss: t("sent.dismiss"),
      isNews: true,
      tone: "bad",
      link: { to: "/contact/", text: t("failed.back") },
    });
}
