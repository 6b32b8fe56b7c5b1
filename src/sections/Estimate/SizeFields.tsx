import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { fieldLook } from "../../components/fieldLook/fieldLook";
import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import { maxSizes, readSize, sizeNames } from "./choice";
import * as classes from "./SizeFields.module.css";

/**
 * Asks for the size of the work. Text fields accept the digits of any keyboard; Mantine's NumberInput
 * would add 9 kB.
 */
export function SizeFields({ typed }: { typed: URLSearchParams }) {
  const { t } = useTranslation("estimate");
  const { language } = useLanguage();
  return (
    <div className={classes.root}>
      {sizeNames.map((name) => {
        const text = typed.get(name) ?? "";
        const isWrong = text.trim() !== "" && readSize(name, text) === undefined;
        return (
          <TextInput
            key={name}
            {...fieldLook}
            name={name}
            label={<span>{t(`${name}.label`)}</span>}
            error={
              isWrong ? t("invalid", { most: formatNumber(maxSizes[name], language) }) : undefined
            }
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
        );
      })}
    </div>
  );
}
