import type { ReactElement } from "react";
import { Breadcrumbs } from "../src/components/Breadcrumbs/Breadcrumbs";
import { ButtonLink } from "../src/components/ButtonLink/ButtonLink";
import { PointList } from "../src/components/PointList/PointList";
import { PointSteps } from "../src/components/PointSteps/PointSteps";
import { Prose } from "../src/components/Prose/Prose";
import { languageCodes, type Language } from "../src/i18n/languages";
import { ActionBar } from "../src/sections/ActionBar/ActionBar";
import { ClosingCall } from "../src/sections/ClosingCall/ClosingCall";
import { ContactLayout } from "../src/sections/ContactLayout/ContactLayout";
import { ErpModuleDetails } from "../src/sections/ErpModules/ErpModuleDetails";
import { FailureReasons } from "../src/sections/FailureReasons/FailureReasons";
import { Subjects } from "../src/sections/Faq/Subjects";
import { MenuDrawer } from "../src/sections/Header/MenuDrawer";
import { KeyFeatures } from "../src/sections/KeyFeatures/KeyFeatures";
import { LetterBand } from "../src/sections/LetterBand/LetterBand";
import { MainLinks } from "../src/sections/MainLinks/MainLinks";
import { OfferSheet } from "../src/sections/OfferSheet/OfferSheet";
import { PageHeader } from "../src/sections/PageHeader/PageHeader";
import { PromiseList } from "../src/sections/PromiseList/PromiseList";
import { RelatedServices } from "../src/sections/RelatedServices/RelatedServices";
import { FoundQuestions } from "../src/sections/ServiceList/FoundQuestions";
import { renderIn } from "./renderIn";
import { samplePicture, sampleServices, sampleShell, textOfLength } from "./samples";

// Parts that only lay out what they are given have no test of their own; here they show it.

const parts: Record<string, (language: Language, words: string[]) => ReactElement> = {
  Breadcrumbs: (_language, [name = "", current = ""]) => (
    <Breadcrumbs items={[{ to: "/services/", label: name }]} current={current} />
  ),
  ClosingCall: (_language, [title = "", intro = "", label]) => (
    <ClosingCall heading={{ title, intro }}>
      <ButtonLink to="/contact/">{label}</ButtonLink>
    </ClosingCall>
  ),
  ContactLayout: (_language, [one = "", two = "", content]) => (
    <ContactLayout main={{ title: one, content }} beside={{ title: two, intro: one, content }} />
  ),
  ErpModuleDetails: (_language, [title = "", description = "", capability = ""]) => (
    <ErpModuleDetails
      modules={[{ id: "one", title, description, color: "#b57e10", capabilities: [capability] }]}
    />
  ),
  FoundQuestions: (_language, [question = "", answer = ""]) => (
    <FoundQuestions
      found={[{ question: { id: "faq/one", path: "/faq/#one", question, answer }, terms: [] }]}
      show={(text) => text}
    />
  ),
  KeyFeatures: (_language, [title = "", ...features]) => (
    <KeyFeatures title={title} features={features} accent="#b57e10" />
  ),
  LetterBand: (_language, [quote = "", author = "", alt = ""]) => (
    <LetterBand band={{ quote, image: samplePicture(alt) }} author={author} />
  ),
  OfferSheet: (language, [text]) => (
    <OfferSheet
      company={sampleShell(language).company}
      siteUrl="https://fts.example"
      path="/services/cloud/"
    >
      <p>{text}</p>
    </OfferSheet>
  ),
  PageHeader: (_language, [title = "", intro = "", before]) => (
    <PageHeader title={title} intro={intro} before={<p>{before}</p>} />
  ),
  PointList: (_language, [title = "", text = "", other = ""]) => (
    <PointList points={[title, other].map((name) => ({ title: name, text, iconName: "cloud" }))} />
  ),
  PointSteps: (_language, [title = "", text = "", other = ""]) => (
    <PointSteps steps={[{ title, text }, { text: other }]} />
  ),
  PromiseList: (_language, words) => <PromiseList items={words} />,
  Prose: (_language, words) => <Prose paragraphs={words} lead />,
  RelatedServices: (language, [title = ""]) => (
    <RelatedServices
      services={sampleServices[language].map(([id]) => ({
        ...{ id, title: `${title} ${id}`, path: `/services/${id}/` },
        ...{ iconName: "cloud", color: "#b57e10", price: { text: "$500", unit: "project" } },
      }))}
    />
  ),
  Subjects: (_language, words) => (
    <Subjects groups={words.map((title, index) => ({ id: `subject-${index}`, title }))} />
  ),
};

const wordsOfTheirOwn: Record<
  string,
  [element: (language: Language) => ReactElement, key: string]
> = {
  ActionBar: [
    (language) => <ActionBar shell={sampleShell(language)} location={window.location} />,
    "common:reach.call",
  ],
  FailureReasons: [() => <FailureReasons />, "contact:failed.reason.other"],
  MenuDrawer: [
    (language) => (
      <MenuDrawer
        opened
        onClose={() => undefined}
        services={sampleShell(language).menuServices.nodes}
        whatsapp="+20 100 000 0000"
        path="/"
      />
    ),
    "common:nav.contact.link",
  ],
  MainLinks: [() => <MainLinks />, "common:nav.contact.link"],
};

describe.each(languageCodes)("in %s", (language) => {
  const words = [18, 60, 90].map((length) => textOfLength(length, language).trim());

  test.each(Object.entries(parts))("%s shows what it is given", (_name, element) => {
    const { container } = renderIn(language, element(language, words));
    expect(container).toHaveTextContent(words[0]!);
    expect(container).not.toHaveTextContent(/undefined|\[object/);
  });

  test.each(Object.entries(wordsOfTheirOwn))("%s has its words", (_name, [element, key]) => {
    const { baseElement, t } = renderIn(language, element(language));
    expect(baseElement).toHaveTextContent(t(key));
  });
});
