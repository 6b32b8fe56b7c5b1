import { CardGrid } from "../../components/CardGrid/CardGrid";
import { Reveal } from "../../components/Reveal/Reveal";
import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./ErpModules.module.css";

/** The modules of the ERP system as a board, each tile with its own coloured edge. */
export function ErpModules({ modules }: { modules: readonly Queries.ErpModuleCardFragment[] }) {
  const { language } = useLanguage();
  return (
    <CardGrid columns="three">
      {modules.map(({ id, title, description, color }, index) => (
        <li key={id}>
          <Reveal className={classes.reveal}>
            <article className={classes.tile} style={{ "--accent": color }}>
              <span className={classes.number} aria-hidden="true">
                {formatNumber(index + 1, language).padStart(2, "0")}
              </span>
              <h3>{title}</h3>
              <p>{description}</p>
            </article>
          </Reveal>
        </li>
      ))}
    </CardGrid>
  );
}
