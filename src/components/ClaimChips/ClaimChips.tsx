import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import { GoldNumeral } from "../GoldNumeral/GoldNumeral";
import * as classes from "./ClaimChips.module.css";

export interface ClaimChipsProps {
  claims: readonly {
    readonly id: string;
    readonly value: number;
    readonly suffix: string;
    readonly label: string;
  }[];
}

/** The company's figures, each a chip with a gold numeral. */
export function ClaimChips({ claims }: ClaimChipsProps) {
  const { language } = useLanguage();
  return (
    <ul role="list" className={classes.root}>
      {claims.map(({ id, value, suffix, label }) => (
        <li key={id} className={classes.chip}>
          <GoldNumeral className={classes.figure}>
            {formatNumber(value, language) + suffix}
          </GoldNumeral>{" "}
          <span className={classes.label}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
