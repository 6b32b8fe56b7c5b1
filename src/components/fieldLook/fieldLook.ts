import type { TextInputProps } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import * as classes from "./Field.module.css";

/** The class of what holds fields: their colours in either scheme. */
export const fieldColors = classes.fields;

/** What all fields share. Optional ones say so, so required ones need no asterisk. */
export const fieldLook = {
  size: "lg",
  withAsterisk: false,
  inputWrapperOrder: ["label", "input", "error", "description"],
  classNames: {
    wrapper: classes.control,
    label: classes.label,
    input: classes.input,
    section: classes.section,
    error: classes.error,
    description: classes.description,
  },
} satisfies Partial<TextInputProps>;

/** Sets the direction of the typed text. As a property, `dir` would turn the whole control. */
export const written = (dir: "auto" | "ltr") => ({ input: { dir } });
