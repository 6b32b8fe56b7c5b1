import { Button, Loader, VisuallyHidden } from "@mantine/core";
import { withPrefix } from "gatsby";
import { useTranslation } from "react-i18next";
import { afterPaint } from "../../components/afterPaint";
import { fieldColors } from "../../components/fieldLook/fieldLook";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { loadToastArea } from "../../components/Toasts/toasts";
import { useHydrated } from "../../components/useHydrated";
import { endpointPath, requestFields } from "../../contact/contract";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./ContactForm.module.css";
import { keepEarlyInput } from "./earlyInput";
import { FailureNotice } from "./FailureNotice";
import { useRemainingCharacters } from "./fieldFeedback";
import { FormFields } from "./FormFields";
import { ErrorSummary, RestoredNotice, SentNotice } from "./notices";
import { useContactForm, type ContactFormOptions } from "./useContactForm";

export interface ContactFormProps extends Omit<ContactFormOptions, "hash"> {
  company: Queries.ContactFormCompanyFragment;
  hash?: string;
}

// At module load, before Gatsby compares releases, which may reload the page.
if (typeof window !== "undefined") keepEarlyInput();

/** Loads the toast code early: the outcome may arrive on another page, with no connection. */
const prepareToasts = () => afterPaint(() => void loadToastArea().catch(() => undefined));

/**
 * The contact form. Without scripts the browser submits it. Once hydrated, it validates in the page's
 * language, keeps a draft and sends without leaving the page.
 */
export function ContactForm({ services, company, query, hash = "" }: ContactFormProps) {
  const { t } = useTranslation("contact");
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  const { formRef, form, state, values, phoneUnusual, keepDraft, check, submit, reset } =
    useContactForm({ services, query, hash });
  const { reason } = state;
  const busy = state.phase === "sending";
  const sent = state.phase === "sent";
  const remaining = useRemainingCharacters(values.message);
  const phoneNotice = phoneUnusual ? t("phone.unusual") : undefined;
  return (
    <div className={`${classes.root} ${fieldColors}`}>
      <VisuallyHidden role="status">
        {busy ? t("form.sending") : sent ? t("sent.text") : phoneNotice}
      </VisuallyHidden>
      <VisuallyHidden role="status">{remaining.announced}</VisuallyHidden>
      {state.restored ? <RestoredNotice busy={busy} onClear={reset} /> : null}
      {reason?.kind === "invalidFields" ? (
        <ErrorSummary key={state.attempt} errors={reason.errors} />
      ) : null}
      {reason?.kind === "failed" ? (
        <FailureNotice
          key={state.attempt}
          {...reason}
          values={values}
          services={services}
          company={company}
          busy={busy}
          onRetry={() => submit()}
        />
      ) : null}
      {sent ? <SentNotice onAgain={reset} /> : null}
      <form
        ref={formRef}
        method="post"
        action={process.env.GATSBY_CONTACT_ENDPOINT || withPrefix(endpointPath)}
        acceptCharset="utf-8"
        aria-label={t("form.label")}
        // After hydration, the form shows its own errors instead of the browser's.
        noValidate={isHydrated}
        hidden={sent}
        className={classes.form}
        onChange={() => {
          keepDraft();
          prepareToasts();
        }}
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
        <FormFields
          form={form}
          services={services}
          feedback={{ phoneNotice, counter: remaining.counter }}
          busy={busy}
          onLeave={check}
        />
        <div className={classes.finish}>
          <Button
            type="submit"
            aria-disabled={busy || undefined}
            leftSection={busy ? <Loader size="1.1em" color="dark" aria-hidden /> : undefined}
            className={classes.send}
          >
            <span>{busy ? t("form.sending") : t("form.send")}</span>
          </Button>
          <p className={classes.privacy}>
            <span>{t("form.privacy.text")}</span>{" "}
            <SiteLink to="/privacy/">{t("form.privacy.link")}</SiteLink>
          </p>
        </div>
      </form>
    </div>
  );
}
