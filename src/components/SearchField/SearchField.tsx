import { ActionIcon, Button, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { withPrefix } from "gatsby";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { localizePath } from "../../i18n/paths";
import { useLanguage } from "../../i18n/useLanguage";
import { maxQueryLength, searchParameter } from "../../search/query";
import { Icon } from "../Icon/Icon";
import * as classes from "./SearchField.module.css";

/** For a page that shows live results instead of navigating to the list of services. */
export interface LiveSearch {
  inputRef: RefObject<HTMLInputElement | null>;
  /** The visitor is about to type. */
  onFocus: () => void;
  onInput: (text: string) => void;
  /** The visitor has finished: submitted, or left the field. */
  onDone: () => void;
}

/**
 * A form that searches the services. Without scripts it submits to their list. The field is
 * uncontrolled, so text typed before hydration stays.
 */
export function SearchField({ live }: { live?: LiveSearch }) {
  const { t } = useTranslation("pages");
  const { language } = useLanguage();
  return (
    <form
      role="search"
      action={withPrefix(localizePath("/services/", language))}
      className={classes.form}
      onSubmit={(event) => {
        if (!live) return;
        event.preventDefault();
        live.onDone();
      }}
      onReset={({ currentTarget }) => {
        live?.onInput("");
        currentTarget.querySelector("input")?.focus();
      }}
    >
      <TextInput
        variant="unstyled"
        leftSection={<Icon name="search" size={22} />}
        rightSection={
          <ActionIcon type="reset" aria-label={t("search.clear.label")}>
            <Icon name="x" size={20} />
          </ActionIcon>
        }
        ref={live?.inputRef}
        type="search"
        name={searchParameter}
        aria-label={t("search.field.label")}
        placeholder={t("search.field.placeholder")}
        onFocus={live?.onFocus}
        onInput={(event) => live?.onInput(event.currentTarget.value)}
        onBlur={live?.onDone}
        maxLength={maxQueryLength}
        // As a property, `dir` would turn the sections too.
        attributes={{ input: { dir: "auto" } }}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        spellCheck={false}
        classNames={{ root: classes.field, input: classes.input, section: classes.section }}
      />
      <Button type="submit" className={classes.submit}>
        {t("search.submit")}
      </Button>
    </form>
  );
}
