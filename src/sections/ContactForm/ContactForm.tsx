import { Button, Loader } from "@mantine/core";
import "@mantine/core/styles/Loader.layer.css";
import { withPrefix } from "gatsby";
import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type SyntheticEvent,
} from "react";
import { useTranslation } from "react-i18next";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { endpointPath, requestFields } from "../../contact/contract";
import { handOverFromAddress, isHandedOver, onHandOver } from "../../contact/handOver";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./ContactForm.module.css";
import { readDraft } from "./draft";
import { readForm, servedForm, writeForm } from "./formElement";
import { FormFields, type FormFieldsProps, type Remarks } from "./FormFields";
import { formReducer, idle } from "./formState";
import { keepTyped, saveTyped } from "./keepTyped";
import type { LiveForm } from "./LiveForm";
import type { LiveHandlers } from "./liveFormProps";
import { loadLiveForm } from "./loadLiveForm";
import { serviceParameter } from "./opening";
import { usePlainSending } from "./usePlainSending";

export interface ContactFormProps {
  services: readonly Queries.ContactFormServiceFragment[];
  company: Queries.ContactFormCompanyFragment;
  /** Query string and fragment of the page's address. */
  query: string;
  hash?: string;
}

// At module load, before Gatsby compares releases, which may reload the page.
if (typeof window !== "undefined") keepTyped();

/** Whether there is something that the form's code has to see to before anybody touches the form. */
function needsCode(form: HTMLFormElement, query: string): boolean {
  const asked = new URLSearchParams(query).has(serviceParameter) || isHandedOver();
  const typed = Object.values(readForm(form)).some((value) => value !== "");
  return asked || typed || form.contains(document.activeElement) || readDraft() !== undefined;
}

/**
 * The contact form. What is served is a complete form that the browser can send by itself; the part
 * that checks, keeps drafts and sends without leaving the page comes with the first use.
 */
export function ContactForm({ services, company, query, hash = "" }: ContactFormProps) {
  const { t } = useTranslation("contact");
  const { language } = useLanguage();
  const formRef = useRef<HTMLFormElement>(null);
  const live = useRef<LiveHandlers>(null);
  const [served] = useState(servedForm);
  const [state, dispatch] = useReducer(formReducer, idle);
  const [remarks, setRemarks] = useState<Remarks>({ errors: {} });
  const [Live, setLive] = useState<typeof LiveForm>();
  const load = useCallback(async () => {
    const loaded = await loadLiveForm();
    setLive(() => loaded);
  }, []);
  usePlainSending({ formRef, state, dispatch, load });
  const busy = state.phase === "sending";
  // Not while the form's code loads: the press is answered sooner, and a disabled select would be
  // missing from what the browser sends by itself.
  const areFieldsBusy = busy && state.sender !== "nobody";

  // A failure shows itself through the preload-failure event, and the next use tries again.
  const start = useCallback(() => void load().catch(() => undefined), [load]);
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // React makes the form again where a translation has changed what was served.
    if (served && served !== form && !form.noValidate) writeForm(form, readForm(served));
    // From here on the errors are shown beside the fields, in the page's language.
    form.noValidate = true;
    const stopHearing = onHandOver(start);
    handOverFromAddress();
    if (needsCode(form, query)) start();
    return stopHearing;
  }, [query, hash, start, served]);
  // Until its code is there, which then keeps the draft, the form may be left by either way.
  useEffect(() => {
    const form = formRef.current;
    if (!form || Live) return;
    const save = () => saveTyped(form);
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      if (!form.isConnected) save();
    };
  }, [Live]);

  const listeners = useMemo<FormFieldsProps["listeners"]>(
    () => ({
      onFocus: start,
      onInput: ({ currentTarget }) => live.current?.edit(currentTarget),
      onBlur: ({ currentTarget }) => live.current?.leave(currentTarget),
    }),
    [start],
  );
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (live.current) return live.current.submit();
    if (busy) return;
    const form = event.currentTarget;
    // What an earlier visit left is not in the form yet, and is part of the message all the same.
    const serviceIds = services.map(({ id }) => id);
    writeForm(form, saveTyped(form, readDraft(), query, serviceIds));
    dispatch({ type: "send", sender: "nobody" });
  };

  return (
    <div className={classes.root}>
      {Live && state.sender !== "browser" ? (
        <Live
          ref={live}
          formRef={formRef}
          services={services}
          company={company}
          query={query}
          hash={hash}
          state={state}
          dispatch={dispatch}
          onRemarks={setRemarks}
        />
      ) : null}
      <form
        ref={formRef}
        method="post"
        action={process.env.GATSBY_CONTACT_ENDPOINT || withPrefix(endpointPath)}
        acceptCharset="utf-8"
        aria-label={t("form.label")}
        hidden={state.phase === "sent"}
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
        <FormFields
          services={services}
          remarks={remarks}
          busy={areFieldsBusy}
          listeners={listeners}
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
