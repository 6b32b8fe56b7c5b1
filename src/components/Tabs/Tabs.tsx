import { Tabs as MantineTabs } from "@mantine/core";
import "@mantine/core/styles/Tabs.layer.css";
import { useRef, useState, type ReactNode } from "react";
import { early, useEarlyTaps } from "../earlyTaps/useEarlyTaps";
import * as classes from "./Tabs.module.css";

export interface TabsProps {
  /** What the tabs choose, for screen readers. */
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
}

/**
 * Tabs whose panels are all in the served HTML. Without scripts there are no tabs, and the panels
 * stand one below the other.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(tabs[0]?.id ?? null);
  useEarlyTaps(root);
  return (
    <MantineTabs
      ref={root}
      value={selected}
      onChange={setSelected}
      // Panels in a hidden Activity are missing from the served HTML.
      keepMountedMode="display-none"
      classNames={{ list: classes.list, tab: classes.tab, panel: classes.panel }}
    >
      <MantineTabs.List aria-label={label} data-needs-script>
        {tabs.map(({ id, title }) => (
          // Mantine's Home and End keys move only the focus.
          <MantineTabs.Tab key={id} value={id} onFocus={() => setSelected(id)} {...early}>
            {title}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map(({ id, content }) => (
        <MantineTabs.Panel key={id} value={id}>
          {content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}
