import * as classes from "./ErpModuleDetails.module.css";

export interface ErpModuleDetailsProps {
  modules: readonly (Queries.ErpModuleCardFragment & {
    readonly capabilities: readonly string[];
  })[];
}

/** The modules in depth: what each does, point by point. */
export function ErpModuleDetails({ modules }: ErpModuleDetailsProps) {
  return (
    <div className={classes.root}>
      {modules.map(({ id, title, description, color, capabilities }) => (
        <article key={id} className={classes.entry} style={{ "--accent": color }}>
          <h3>{title}</h3>
          <p>{description}</p>
          <ul>
            {capabilities.map((capability) => (
              <li key={capability}>{capability}</li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}
