import type { Dispatch, Ref, RefObject } from "react";
import type { Control } from "./formElement";
import type { Remarks } from "./FormFields";
import type { FormAction, FormState } from "./formState";

/** What the form hands on to its code. */
export interface LiveHandlers {
  submit: () => void;
  /** Something was typed or chosen. */
  edit: (control: Control) => void;
  /** A field has lost the focus. */
  leave: (control: Control) => void;
}

export interface LiveFormProps {
  ref: Ref<LiveHandlers>;
  formRef: RefObject<HTMLFormElement | null>;
  services: readonly Queries.ContactFormServiceFragment[];
  company: Queries.ContactFormCompanyFragment;
  query: string;
  hash: string;
  state: FormState;
  dispatch: Dispatch<FormAction>;
  onRemarks: (remarks: Remarks) => void;
}
