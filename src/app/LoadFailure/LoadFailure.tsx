import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { onOffline } from "../offline";
import * as classes from "./LoadFailure.module.css";

/**
 * The message for a script that failed to load, or a page while the visitor is offline. It is in the
 * served HTML and shown by an attribute that the head script sets on the document, so the first
 * works when nothing else does.
 */
export function LoadFailure({ path }: { path: string }) {
  const { t } = useTranslation("common");
  const [wanted, setWanted] = useState<string>();
  useEffect(() => onOffline(setWanted), []);
  const kind = wanted === undefined ? "generic" : "offline";
  return (
    <div className={classes.root} role="alert" data-load-failure={kind}>
      <div>
        <strong>{t(`error.${kind}.title`)}</strong>
        <p>{t(`error.${kind}.text`)}</p>
      </div>
      {/* A link to the same page, left to the browser by its target, reloads it without scripts. */}
      <Button component="a" href={wanted ?? path} target={wanted ? undefined : "_self"}>
        {t(`error.${kind}.reload`)}
      </Button>
    </div>
  );
}
