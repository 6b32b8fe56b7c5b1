import * as classes from "./GoldNumeral.module.css";

export interface GoldNumeralProps {
  /** A figure as it is shown, with its suffix: `50+`. */
  children: string;
  className?: string | undefined;
}

/** A figure in gold, in the order it is written in whatever the page's direction. */
export function GoldNumeral({ children, className }: GoldNumeralProps) {
  return (
    <strong className={[classes.root, className].filter(Boolean).join(" ")} dir="ltr">
      {children}
    </strong>
  );
}
