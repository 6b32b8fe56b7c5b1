import { withPrefix } from "gatsby";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { endpointPath, requestFields } from "../../contact/contract";
import { handOverFromAddress, isHandedOver, onHandOver } from "../../contact/handOver";
import { useLanguage } from "../../i18n/useLanguage";
import { useWords } from "../../i18n/useWords";
import * as classes from "./ContactForm.module.css";
import { keepDraft, markLeaving, readDraft } from "./draft";
import { readForm, writeForm } from "./formElement";
import { FormFields } from "./FormFields";
import { quietView } from "./formView";
import { keyOf, noteKey } from "./idempotencyKey";
import { openForm, serviceParameter, withoutMessage } from "./opening";
import { useAwayNotice } from "./useAwayNotice";
import { useFormEngine } from "./useFormEngine";
import { usePlainSending } from "./usePlainSending";

export interface ContactFormProps {
  services: readonly Queries.ContactFormServiceFragment[];
  company: Queries.ContactFormCompanyFragment;
  /** Query string and fragment of the page's address. */
  query: string;
  hash?: string;
}

/** Whether there is something that the form's code has to see to before anybody touches the form. */
function needsEngine(form: HTMLFormElement, query: string): boolean {
  const asked = new URLSearchParams(query).has(serviceParameter) || isHandedOver();
  const typed = Object.values(readForm(form)).some((value) => value !== "");
  return asked || typed || form.contains(document.activeElement) || readDraft() !== undefined;
}

/**
 * The contact form. What is served is a complete form that the browser can send by itself; the code
 * that checks, keeps drafts and sends without leaving the page comes with the first use.
 */
export function ContactForm({ services, company, query, hash = "" }: ContactFormProps) {
  const t = useWords("contact");
  const { language } = useLanguage();
  const sayAway = useAwayNotice();
  const formRef = useRef<HTMLFormElement>(null);
  const [view, setView] = useState(quietView);
  const { Engine, load } = useFormEngine();
  const plain = usePlainSending({
    formRef,
    load,
    onLeave: (form) => {
      markLeaving(keyOf(form));
      noteKey(form);
    },
    onAbandoned: () => sayAway("failed"),
  });
  const busy = view.busy || plain.phase !== "quiet";

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // From here on the faults are said beside the fields, in the page's language.
    form.noValidate = true;
    // A failure shows itself through the preload-failure event, and the next use tries again.
    const start = () => void load().catch(() => undefined);
    const stopHearing = onHandOver(start);
    handOverFromAddress();
    if (needsEngine(form, query)) start();
    form.addEventListener("focusin", start);
    return () => {
      stopHearing();
      form.removeEventListener("focusin", start);
    };
  }, [query, hash, load]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (Engine) return;
    const form = event.currentTarget;
    // What an earlier visit left is not in the form yet, and is part of the message all the same.
    const { values } = openForm({
      typed: readForm(form),
      draft: readDraft(),
      query,
      serviceIds: services.map(({ id }) => id),
    });
    writeForm(form, values);
    keepDraft({ values, query: withoutMessage(query), idempotencyKey: keyOf(form) });
    plain.start();
  };

  return (
    <div className={classes.root}>
      {Engine && plain.phase !== "leaving" ? (
        <Engine
          formRef={formRef}
          services={services}
          company={company}
          query={query}
          hash={hash}
          submitted={plain.phase === "waiting"}
          onView={(next) => {
            setView(next);
            plain.release();
          }}
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
        {/* Without a value of React's own, which would take the place of the one it is given later. */}
        <input type="hidden" name={requestFields.idempotencyKey} />
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
