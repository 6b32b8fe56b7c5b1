import { CardGrid } from "../../components/CardGrid/CardGrid";
import { LinkCard } from "../../components/LinkCard/LinkCard";
import { Reveal } from "../../components/Reveal/Reveal";

/** Cards of services: icon, title, description. */
export function ServiceGrid({ services }: { services: readonly Queries.ServiceCardFragment[] }) {
  return (
    <CardGrid columns="four">
      {services.map(({ id, path, iconName, color, title, description }) => (
        <li key={id}>
          <Reveal>
            <LinkCard to={path} title={title} level={3} iconName={iconName} accent={color}>
              <p>{description}</p>
            </LinkCard>
          </Reveal>
        </li>
      ))}
    </CardGrid>
  );
}
