import { Checkbox, Radio, Text, Title } from "@mantine/core";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/Radio.layer.css";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/Icon/Icon";
import { PriceCurrency } from "../../components/PriceCurrency/PriceCurrency";
import { StartingPrice } from "../../components/StartingPrice/StartingPrice";
import { parameters } from "./choice";
import { serviceAttribute } from "./formElement";
import * as classes from "./ServiceOption.module.css";

/**
 * A service to choose. Styles show what its price includes and what costs extra while it is chosen.
 * Uses Mantine's Radio and Checkbox, which are native inputs: `Radio.Card` does nothing without scripts.
 */
export function ServiceOption({ service }: { service: Queries.EstimateServiceFragment }) {
  const { t } = useTranslation("services");
  const { id, iconName, color, title, price, pricing } = service;
  return (
    <div className={classes.root} {...{ [serviceAttribute]: id }} style={{ "--accent": color }}>
      <Radio
        name={parameters.service}
        value={id}
        label={
          <>
            <span className={classes.title}>{title}</span> <StartingPrice price={price} />
            <Icon name={iconName} className={classes.icon} />
          </>
        }
        classNames={{
          root: classes.card,
          body: classes.cardBody,
          inner: classes.inner,
          radio: classes.radio,
          icon: classes.mark,
          labelWrapper: classes.cardWords,
          label: classes.cardLabel,
        }}
      />
      <div className={classes.panel}>
        <div className={classes.terms}>
          <div>
            <Title order={3} size="h4" className={classes.heading}>
              {t("pricing.included.title")}
            </Title>
            <ul role="list" className={classes.items}>
              {pricing.included.map((item) => (
                <li key={item}>
                  <Icon name="check" size={20} className={classes.check} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
          <fieldset className={classes.extras}>
            <legend className={classes.heading}>
              <Title order={3} size="h4">
                {t("pricing.adds.title")}
              </Title>
            </legend>
            <div className={classes.items}>
              {pricing.adds.map((item, index) => (
                <Checkbox
                  key={item}
                  name={parameters.adds}
                  value={pricing.addIds[index]}
                  label={item}
                  classNames={{
                    body: classes.extra,
                    inner: classes.inner,
                    input: classes.checkbox,
                    icon: classes.mark,
                    label: classes.extraLabel,
                  }}
                />
              ))}
            </div>
          </fieldset>
        </div>
        <Text size="sm" c="dimmed">
          {pricing.note}
        </Text>
        <PriceCurrency prices={[price]} />
      </div>
    </div>
  );
}
