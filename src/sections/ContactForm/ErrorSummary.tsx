import { messageFields } from "../../contact/message";
import { useWords } from "../../i18n/useWords";
import * as classes from "./ErrorSummary.module.css";
import { controlId } from "./formElement";
import { Panel } from "./Panel";
import type { FieldErrors } from "./useFaultWords";

/** Everything that is to be corrected, each leading to its field. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const t = useWords("contact");
  const faulty = messageFields.filter((field) => errors[field] !== undefined);
  return (
    <Panel title={t("summary.title", { count: faulty.length })}>
      <ul role="list">
        {faulty.map((field) => (
          <li key={field}>
            <a
              href={`#${controlId(field)}`}
              className={classes.link}
              onClick={(event) => {
                // The address stays as it is: Back should leave the page, not undo a look.
                event.preventDefault();
                document.getElementById(controlId(field))?.focus();
              }}
            >
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
