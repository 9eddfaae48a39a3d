import type { CurrencyUnit } from '#domain/currency';
import type { OfferedExtra } from '#schemas/api-types';
import { FoldedRow } from '#design-system/folded-row';
import { Price } from '#design-system/price';
import { Stepper } from '#design-system/stepper';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { AddButton } from './add-button.tsx';
import { QuantityLabel } from './quantity-label.tsx';
import type { Extras } from './use-extras.ts';

interface ExtraRowProps {
  extra: OfferedExtra;
  extras: Extras;
  unit: CurrencyUnit;
  /** The guest asked for it on the page of services. */
  isWished: boolean;
}

/** An extra in one line. The description unfolds, and so does the number of those that are counted. */
export function ExtraRow({ extra, extras, unit, isWished }: ExtraRowProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const [isOpen, setIsOpen] = useState(isWished);
  const { name, charging, maxQuantity } = extra;
  const quantity = extras.quantityOf(extra);
  const isCounted = charging === 'UNIT' && maxQuantity !== 1;
  const isAdded = quantity > 0;
  const detail = [
    ...(isWished && !isAdded ? [t('extras.wished')] : []),
    isCounted && quantity > 1 ? t('extras.chosen', { count: quantity }) : t(`extras.charged.${charging}`),
    ...(extra.refundable ? [] : [t('extras.notRefundable')]),
  ];

  function toggle() {
    extras.choose(extra, isAdded ? 0 : 1);
    if (isCounted && !isAdded) setIsOpen(true);
  }

  return (
    <FoldedRow
      as="li"
      label={name}
      detail={detail.join(' · ')}
      price={<Price size="s" amountMinor={extra.unitTotalMinor} unit={unit} locale={locale} />}
      action={<AddButton name={name} isAdded={isAdded} onPress={toggle} />}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      {extra.description}
      {isCounted && isAdded ? (
        <Stepper
          label={<QuantityLabel of={name} />}
          decreaseLabel={t('extras.fewer', { extra: name })}
          increaseLabel={t('extras.more', { extra: name })}
          {...(maxQuantity ? { max: maxQuantity } : {})}
          value={quantity}
          onValueChange={(next) => extras.choose(extra, next)}
        />
      ) : null}
    </FoldedRow>
  );
}
