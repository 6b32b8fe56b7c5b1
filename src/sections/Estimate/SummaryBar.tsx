import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import { Icon } from "../../components/Icon/Icon";
import { StartingPrice } from "../../components/StartingPrice/StartingPrice";
import * as classes from "./SummaryBar.module.css";

export interface SummaryBarProps {
  /** What the summary is called. */
  title: string;
  service: Queries.EstimateServiceFragment;
  /** Shows the summary. */
  onShow: () => void;
}

/** Keeps the result in sight on small screens, where the summary stands below the form. */
export function SummaryBar({ title, service, onShow }: SummaryBarProps) {
  return (
    <UnstyledButton className={classes.root} onClick={onShow}>
      <VisuallyHidden>{title}</VisuallyHidden>
      <span className={classes.service}>{service.title}</span>
      <StartingPrice price={service.price} />
      <Icon name="chevron-down" size={20} className={classes.arrow} />
    </UnstyledButton>
  );
}
