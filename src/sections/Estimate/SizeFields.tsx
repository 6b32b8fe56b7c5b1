import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { fieldLook } from "../../components/fieldLook/fieldLook";
import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import { readSize, sizeNames, sizes } from "./choice";
import * as classes from "./SizeFields.module.css";

/**
 * How large the work is, in whole numbers. Fields of text, which take the digits of any keyboard and
 * weigh nothing: Mantine's NumberInput brings 9 kB of formatting.
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
            label={t(`${name}.label`)}
            error={
              isWrong ? t("invalid", { most: formatNumber(sizes[name], language) }) : undefined
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
