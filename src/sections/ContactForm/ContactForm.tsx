import { withPrefix } from "gatsby";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { endpointPath, requestFields } from "../../contact/contract";
import { useLanguage } from "../../i18n/useLanguage";
import { useWords } from "../../i18n/useWords";
import * as classes from "./ContactForm.module.css";
import { readDraft } from "./draft";
import { readForm } from "./formElement";
import { FormFields } from "./FormFields";
import { quietView } from "./formView";
import { prefillParameters } from "./opening";
import { useFormEngine } from "./useFormEngine";

/** How long a message waits for the form's code before the browser sends it itself, in milliseconds. */
const engineLimit = 8000;

export interface ContactFormProps {
  services: readonly Queries.ContactFormServiceFragment[];
  company: Queries.ContactFormCompanyFragment;
  /** The query string of the page's address. */
  query: string;
}

/** Whether there is something that the form's code has to see to before anybody touches the form. */
function needsEngine(form: HTMLFormElement, query: string): boolean {
  const asked = Object.values(prefillParameters).some((name) =>
    new URLSearchParams(query).has(name),
  );
  const typed = Object.values(readForm(form)).some((value) => value !== "");
  return asked || typed || form.contains(document.activeElement) || readDraft() !== undefined;
}

/**
 * The contact form. What is served is a complete form that the browser can send by itself; the code
 * that checks, keeps drafts and sends without leaving the page comes with the first use.
 */
export function ContactForm({ services, company, query }: ContactFormProps) {
  const t = useWords("contact");
  const { language } = useLanguage();
  const formRef = useRef<HTMLFormElement>(null);
  const [view, setView] = useState(quietView);
  const [waiting, setWaiting] = useState(false);
  const { Engine, load } = useFormEngine();
  const busy = view.busy || (waiting && !Engine);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // From here on the faults are said beside the fields, in the page's language.
    form.noValidate = true;
    // A failure shows itself through the preload-failure event, and the next use tries again.
    const start = () => void load().catch(() => undefined);
    if (needsEngine(form, query)) start();
    form.addEventListener("focusin", start);
    return () => form.removeEventListener("focusin", start);
  }, [query, load]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (Engine || waiting) return;
    setWaiting(true);
    const form = event.currentTarget;
    const sendPlainly = () => form.submit();
    const timer = window.setTimeout(sendPlainly, engineLimit);
    load().then(
      () => window.clearTimeout(timer),
      () => {
        window.clearTimeout(timer);
        sendPlainly();
      },
    );
  };

  return (
    <div className={classes.root}>
      {Engine ? (
        <Engine
          formRef={formRef}
          services={services}
          company={company}
          query={query}
          submitted={waiting}
          onView={setView}
        />
      ) : null}
      <form
        ref={formRef}
        method="post"
        action={process.env.GATSBY_CONTACT_ENDPOINT || withPrefix(endpointPath)}
        acceptCharset="utf-8"
        aria-label={t("form.label")}
        hidden={view.sent}
        className={classes.form}
        onSubmit={submit}
      >
        <input type="hidden" name={requestFields.language} value={language} />
        <div aria-hidden="true" className={classes.honeypot}>
          <label htmlFor="contact-website">{t("form.honeypot")}</label>
          <input
            id="contact-website"
            type="text"
            name={requestFields.honeypot}
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
        <FormFields services={services} view={view} />
        <div className={classes.finish}>
          <button type="submit" aria-disabled={busy || undefined} className={classes.send}>
            {busy ? <span aria-hidden="true" className={classes.spinner} /> : null}
            {busy ? t("form.sending") : t("form.send")}
          </button>
          <p className={classes.privacy}>
            {t("form.privacy.text")} <SiteLink to="/privacy/">{t("form.privacy.link")}</SiteLink>
          </p>
        </div>
      </form>
    </div>
  );
}
