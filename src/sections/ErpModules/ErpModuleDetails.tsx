import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./ErpModuleDetails.module.css";

export interface ErpModuleDetailsProps {
  modules: readonly (Queries.ErpModuleCardFragment & {
    readonly capabilities: readonly string[];
  })[];
}

/** The modules in depth, a row each: what it is beside what it does, point by point. */
export function ErpModuleDetails({ modules }: ErpModuleDetailsProps) {
  const { language } = useLanguage();
  return (
    <ol role="list" className={classes.root}>
      {modules.map(({ id, title, description, color, capabilities }, index) => (
        <li key={id} className={classes.entry} style={{ "--accent": color }}>
          <div className={classes.what}>
            <span className={classes.number} aria-hidden="true">
              {formatNumber(index + 1, language).padStart(2, "0")}
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
          <ul className={classes.capabilities}>
            {capabilities.map((capability) => (
              <li key={capability}>{capability}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
