import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DirectionProvider, MantineProvider } from "@mantine/core";
import { render, type RenderResult } from "@testing-library/react";
import { I18nextContext } from "gatsby-plugin-react-i18next/dist/i18nextContext";
import { createInstance, type i18n } from "i18next";
import { useContext, type ReactElement, type ReactNode } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { languages, type Language } from "../src/i18n/languages";
import { routeOfPath } from "../src/i18n/paths";
import { siteThemes } from "../src/theme/components";
import { rendered } from "./keepStates";

const folder = join(__dirname, "../locales");

function readWords(language: Language): Record<string, object> {
  return Object.fromEntries(
    readdirSync(join(folder, language)).map((file) => [
      file.replace(/\.json$/, ""),
      JSON.parse(readFileSync(join(folder, language, file), "utf8")) as object,
    ]),
  );
}

function createI18n(language: Language): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: readWords(language) },
    defaultNS: "common",
    interpolation: { escapeValue: false },
    initAsync: false,
    showSupportNotice: false,
  });
  return instance;
}

export interface RenderedIn extends Pick<
  RenderResult,
  "baseElement" | "container" | "rerender" | "unmount"
> {
  /** Words by `namespace:key`, as a visitor reads them. The key itself where there are none. */
  t: (key: string, values?: Record<string, string | number>) => string;
}

/** The page that links take for the one they stand on. */
function AtCurrentPath({ children }: { children: ReactNode }) {
  const originalPath = routeOfPath(window.location.pathname);
  const context = { ...useContext(I18nextContext), originalPath };
  return <I18nextContext.Provider value={context}>{children}</I18nextContext.Provider>;
}

/** Renders an element as a page in that language would: with its words, direction and theme. */
export function renderIn(language: Language, element: ReactElement): RenderedIn {
  Object.assign(globalThis, { __PATH_PREFIX__: "" });
  rendered.language = language;
  const words = createI18n(language);
  const around = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={words}>
      <DirectionProvider initialDirection={languages[language].dir} detectDirection={false}>
        <MantineProvider
          env="test"
          theme={siteThemes[language]}
          defaultColorScheme="dark"
          withCssVariables={false}
          withGlobalClasses={false}
        >
          <AtCurrentPath>{children}</AtCurrentPath>
        </MantineProvider>
      </DirectionProvider>
    </I18nextProvider>
  );
  // The keys a test puts together are beyond what the compiler can check.
  const t = words.t as unknown as RenderedIn["t"];
  return { ...render(element, { wrapper: around }), t };
}
