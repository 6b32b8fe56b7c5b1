import * as classes from "./ErpModuleDetails.module.css";
import { ModuleCard } from "./ModuleCard";

export interface ErpModuleDetailsProps {
  modules: readonly (Queries.ErpModuleCardFragment & {
    readonly capabilities: readonly string[];
  })[];
}

/** The modules in depth, a row each: what it is beside what it does, point by point. */
export function ErpModuleDetails({ modules }: ErpModuleDetailsProps) {
  return (
    <ol role="list" className={classes.root}>
      {modules.map((module, index) => (
        <li key={module.id}>
          <ModuleCard module={module} index={index}>
            <ul className={classes.capabilities}>
              {module.capabilities.map((capability) => (
                <li key={capability}>{capability}</li>
              ))}
            </ul>
          </ModuleCard>
        </li>
      ))}
    </ol>
  );
}
