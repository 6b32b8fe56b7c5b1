import { Text } from "@mantine/core";
import { CardGrid } from "../../components/CardGrid/CardGrid";
import { LinkCard } from "../../components/LinkCard/LinkCard";
import { Reveal } from "../../components/Reveal/Reveal";

/** Cards of services: icon, title, and a line that describes it. */
export function ServiceGrid({
  services,
}: {
  services: readonly Queries.FeaturedServiceFragment[];
}) {
  return (
    <CardGrid columns="four">
      {services.map(({ id, path, iconName, color, title, summary }) => (
        <li key={id}>
          <Reveal>
            <LinkCard to={path} title={title} level={3} iconName={iconName} accent={color} compact>
              <Text c="dimmed" size="sm">
                {summary}
              </Text>
            </LinkCard>
          </Reveal>
        </li>
      ))}
    </CardGrid>
  );
}
