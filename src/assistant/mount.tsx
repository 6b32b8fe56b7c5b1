import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { languageOfPath } from "../i18n/paths";
import { SiteTheme } from "../theme/SiteTheme";
import { Assistant } from "./ui/Assistant";
import { currentPath, type OnNavigation } from "./path";
import { createWords } from "./words";

/**
 * Puts the assistant on the page, after everything else. It has a React root of its own: it stays
 * while pages come and go, and an error in it leaves the page alone.
 */
export async function mountAssistant(onNavigation: OnNavigation): Promise<void> {
  const language = languageOfPath(currentPath());
  const words = await createWords(language);
  const host = document.createElement("div");
  document.body.append(host);
  createRoot(host).render(
    <I18nextProvider i18n={words}>
      {/* The page's own provider keeps the attribute of the colour scheme. */}
      <SiteTheme language={language} getRootElement={() => undefined}>
        <Assistant onNavigation={onNavigation} />
      </SiteTheme>
    </I18nextProvider>,
  );
}
