import { CardGrid } from "../../components/CardGrid/CardGrid";
import { Reveal } from "../../components/Reveal/Reveal";
import { ModuleCard } from "./ModuleCard";

/** The modules of the ERP system as a board. */
export function ErpModules({ modules }: { modules: readonly Queries.ErpModuleCardFragment[] }) {
  return (
    <CardGrid columns="three">
      {modules.map((module, index) => (
        <li key={module.id}>
          <Reveal>
            <ModuleCard module={module} index={index} />
          </Reveal>
        </li>
      ))}
    </CardGrid>
  );
}
