import { Button, Textarea, VisuallyHidden } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/Icon/Icon";
import { fieldLook, written } from "../../components/fieldLook/fieldLook";
import * as classes from "./notices.module.css";

/** How long the button says that it has worked, in milliseconds. */
const feedback = 4000;

/** Copies a text; where the browser does not let it, shows the text selected, to be copied by hand. */
export function CopyMessage({ text }: { text: string }) {
  const { t } = useTranslation("contact");
  const { copy, copied, error } = useClipboard({ timeout: feedback });
  const byHand = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!error) return;
    byHand.current?.focus();
    byHand.current?.select();
  }, [error]);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name={copied ? "check" : "copy"} size={20} />}
        className={classes.action}
        onClick={() => copy(text)}
      >
        <span>{copied ? t("ways.copied") : t("ways.copy")}</span>
      </Button>
      <VisuallyHidden role="status">{copied ? t("ways.copied") : ""}</VisuallyHidden>
      {error ? (
        <Textarea
          ref={byHand}
          {...fieldLook}
          label={t("ways.byHand")}
          readOnly
          rows={5}
          value={text}
          attributes={written("auto")}
          className={classes.byHand}
        />
      ) : null}
    </>
  );
}
