import { ActionIcon, Group, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { early } from "../../components/earlyTaps/useEarlyTaps";
import { Icon } from "../../components/Icon/Icon";
import * as classes from "./HeroControls.module.css";

export interface HeroControlsProps {
  count: number;
  selected: number;
  playing: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onChoose: (index: number) => void;
}

/** Renders the pause button, the arrows in the reading direction, and a dot per slide. */
export function HeroControls({
  count,
  selected,
  playing,
  onToggle,
  onPrevious,
  onNext,
  onChoose,
}: HeroControlsProps) {
  const { t } = useTranslation("home");
  return (
    <Group wrap="nowrap" className={classes.root} data-needs-script>
      <ActionIcon
        className={classes.button}
        aria-label={playing ? t("hero.pause.label") : t("hero.play.label")}
        {...early}
        onClick={onToggle}
      >
        <Icon name={playing ? "player-pause" : "player-play"} size={20} />
      </ActionIcon>
      <ActionIcon
        className={classes.button}
        aria-label={t("hero.previous.label")}
        {...early}
        onClick={onPrevious}
      >
        <Icon name="chevron-right" size={22} className={classes.back} />
      </ActionIcon>
      <Group gap={0} role="group" aria-label={t("hero.dots.label")}>
        {Array.from({ length: count }, (_, index) => (
          <UnstyledButton
            key={index}
            className={classes.dot}
            aria-label={t("hero.dot.label", { number: index + 1 })}
            aria-current={index === selected ? "true" : undefined}
            {...early}
            onClick={() => onChoose(index)}
          />
        ))}
      </Group>
      <ActionIcon
        className={classes.button}
        aria-label={t("hero.next.label")}
        {...early}
        onClick={onNext}
      >
        <Icon name="chevron-right" size={22} />
      </ActionIcon>
    </Group>
  );
}
