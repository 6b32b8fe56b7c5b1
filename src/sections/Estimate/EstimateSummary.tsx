import { Text, Title, VisuallyHidden } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useId, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/Icon/Icon";
import { StartingPrice } from "../../components/StartingPrice/StartingPrice";
import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import type { Choice } from "./choice";
import { estimateText, sizeText } from "./estimateText";
import * as classes from "./EstimateSummary.module.css";
import { ShareWays } from "./ShareWays";

/** How long a choice must stay unchanged before it is announced, in milliseconds. */
const announceDelay = 800;

export interface EstimateSummaryProps {
  ref: Ref<HTMLElement>;
  words: Queries.EstimateWordsFragment["summary"];
  /** Undefined while none is chosen. */
  service: Queries.EstimateServiceFragment | undefined;
  choice: Choice;
  company: Queries.EstimateCompanyFragment;
  /** The full address of the choice. */
  address: string;
}

/** Shows the starting price, the chosen extras and the ways to share them, without a total. */
export function EstimateSummary({ ref, words, service, ...props }: EstimateSummaryProps) {
  const headingId = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={service ? classes.root : `${classes.root} ${classes.empty}`}
      data-needs-script
    >
      <Title order={2} size="h3" id={headingId}>
        {words.title}
      </Title>
      {service ? (
        <Result words={words} service={service} {...props} />
      ) : (
        <Text c="dimmed">{words.empty}</Text>
      )}
    </section>
  );
}

type ResultProps = Omit<EstimateSummaryProps, "ref"> & { service: Queries.EstimateServiceFragment };

function Result({ words, service, choice, company, address }: ResultProps) {
  const { t } = useTranslation("estimate");
  const { t: common } = useTranslation("common");
  const { language } = useLanguage();
  const { title, price, pricing } = service;
  const priceText =
    price.unit === "session"
      ? common("service.price.session", { price: price.text })
      : common("service.price.project", { price: price.text });
  const extras = pricing.adds.filter((_, index) =>
    choice.adds.includes(pricing.addIds[index] ?? ""),
  );
  const size = sizeText(choice, t, language);
  const message = estimateText(
    { opening: words.message, service: title, price: priceText, extras, size },
    t,
  );
  const [announced] = useDebouncedValue(
    t("summary.status", {
      service: title,
      price: priceText,
      extras: formatNumber(extras.length, language),
    }),
    announceDelay,
  );
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <div>
        <Text fw={650}>{title}</Text>
        <StartingPrice price={price} large className={classes.price} />
      </div>
      <Part title={t("summary.included")} items={pricing.included} icon="check" printOnly />
      {extras.length > 0 ? (
        <Part title={t("summary.quoted")} items={extras} icon="plus" />
      ) : (
        <Text size="sm" c="dimmed">
          {t("summary.nothing")}
        </Text>
      )}
      {size ? <Part title={t("summary.size")} items={[size]} icon="users-group" /> : null}
      <Text size="sm" c="dimmed" className={classes.printed}>
        {pricing.note}
      </Text>
      <Text size="sm" c="dimmed">
        {words.promise}
      </Text>
      <Text size="sm" className={classes.printed}>
        <span>{t("summary.link")}:</span> <bdi dir="ltr">{address}</bdi>
      </Text>
      <ShareWays service={service} message={message} company={company} address={address} />
    </>
  );
}

interface PartProps {
  title: string;
  items: readonly string[];
  icon: "check" | "plus" | "users-group";
  /** Printed only, because the form shows it on screen. @default false */
  printOnly?: boolean;
}

function Part({ title, items, icon, printOnly = false }: PartProps) {
  return (
    <div className={printOnly ? `${classes.part} ${classes.printed}` : classes.part}>
      <Title order={3} size="h4" className={classes.heading}>
        {title}
      </Title>
      <ul role="list" className={classes.items}>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size={18} className={classes.mark} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
