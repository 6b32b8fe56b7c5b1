import { CardGrid } from "../../components/CardGrid/CardGrid";
import { Icon } from "../../components/Icon/Icon";
import * as classes from "./ErpModuleDetails.module.css";
import * as card from "./ModuleCard.module.css";
import { ModuleWords } from "./ModuleCard";

export interface ErpModuleDetailsProps {
  modules: readonly (Queries.ErpModuleCardFragment & {
    readonly capabilities: readonly string[];
  })[];
}

/** The modules as a board whose tiles open natively to what each module does. */
export function ErpModuleDetails({ modules }: ErpModuleDetailsProps) {
  return (
    <div className={classes.root}>
      <CardGrid columns="three">
        {modules.map((module, index) => (
          <li key={module.id}>
            <details className={card.root} style={{ "--accent": module.color }}>
              <summary className={card.words}>
                <ModuleWords module={module} index={index} />
                <Icon name="chevron-down" size={20} className={classes.chevron} />
              </summary>
              <ul className={classes.capabilities}>
                {module.capabilities.map((capability) => (
                  <li key={capability}>{capability}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
