import { createScopedKeydownHandler, useDirection } from "@mantine/core";
import { useId, useRef, useState, type ReactNode } from "react";
import { early, useEarlyTaps } from "../earlyTaps/useEarlyTaps";
import * as classes from "./Tabs.module.css";

export interface TabsProps {
  /** What the tabs choose, for screen readers. */
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
}

/**
 * Tabs by the WAI-ARIA pattern, of which focus selects: arrow keys follow the direction of the page,
 * Home and End lead to the ends. All panels are in the served HTML. Without scripts there are no
 * tabs and the panels stand one below the other; with scripts the first is shown from the first paint.
 *
 * Mantine's own Tabs would bring 7 kB of its styling to the page.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(tabs[0]?.id);
  const { dir } = useDirection();
  const id = useId();
  useEarlyTaps(root);
  const onKeyDown = createScopedKeydownHandler({
    siblingSelector: '[role="tab"]',
    parentSelector: '[role="tablist"]',
    orientation: "horizontal",
    dir,
  });
  return (
    <div ref={root}>
      <div role="tablist" aria-label={label} className={classes.tabs} data-needs-script>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-controls={`${id}-panel-${tab.id}`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            className={classes.tab}
            onClick={() => setSelected(tab.id)}
            onFocus={() => setSelected(tab.id)}
            onKeyDown={onKeyDown}
            {...early}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          className={tab.id === selected ? classes.panel : `${classes.panel} ${classes.other}`}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
