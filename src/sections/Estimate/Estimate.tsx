import { Button, Container, Text, Title } from "@mantine/core";
import { withPrefix } from "gatsby";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { fieldColors } from "../../components/fieldLook/fieldLook";
import { localizePath } from "../../i18n/paths";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./Estimate.module.css";
import { EstimateSummary } from "./EstimateSummary";
import { ServiceOption } from "./ServiceOption";
import { SizeFields } from "./SizeFields";
import { SummaryBar } from "./SummaryBar";
import { useEstimate } from "./useEstimate";

/** Where the estimate is, without language prefix. */
const estimateRoute = "/estimate/";

export interface EstimateProps {
  words: Queries.EstimateWordsFragment;
  services: readonly Queries.EstimateServiceFragment[];
  company: Queries.EstimateCompanyFragment;
  /** The query string of the page's address. */
  query: string;
  /** Unique per visit of the page, even at the same address. */
  visit: string;
}

/**
 * What the published prices say of a service and a choice of extras. Without scripts, styles show the
 * chosen service's lists and the browser submits the form to its own address.
 */
export function Estimate({ words, services, company, query, visit }: EstimateProps) {
  const { t } = useTranslation("estimate");
  const { language } = useLanguage();
  const { formRef, choice, typed, address, onChange } = useEstimate(services, query, visit);
  const summaryRef = useRef<HTMLElement>(null);
  const showSummary = () => {
    summaryRef.current?.scrollIntoView();
    summaryRef.current?.focus({ preventScroll: true });
  };
  const service = services.find(({ id }) => id === choice.service);
  const legend = ({ title, intro }: Queries.HeadingFragment) => (
    <legend className={classes.legend}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text span c="dimmed">
        {intro}
      </Text>
    </legend>
  );
  return (
    <Container className={`${classes.root} ${fieldColors}`} data-chosen={service?.id}>
      <form
        ref={formRef}
        action={withPrefix(localizePath(estimateRoute, language))}
        className={classes.form}
        onChange={onChange}
        // useEstimate keeps the address current.
        onSubmit={(event) => event.preventDefault()}
      >
        <fieldset className={classes.part}>
          {legend(words.service)}
          <div className={classes.services}>
            {services.map((one) => (
              <ServiceOption key={one.id} service={one} />
            ))}
          </div>
        </fieldset>
        <fieldset className={classes.part}>
          {legend(words.size)}
          <SizeFields typed={typed} />
        </fieldset>
        <div className={classes.submit}>
          <Text size="sm" c="dimmed">
            {words.withoutScripts}
          </Text>
          <Button type="submit" variant="default">
            {t("submit")}
          </Button>
        </div>
        {service ? (
          <SummaryBar title={words.summary.title} service={service} onShow={showSummary} />
        ) : null}
      </form>
      <EstimateSummary
        ref={summaryRef}
        words={words.summary}
        service={service}
        choice={choice}
        company={company}
        address={address}
      />
    </Container>
  );
}
