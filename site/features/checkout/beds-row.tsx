import type { OfferedBeds, Quote } from '#schemas/api-types';
import { FoldedRow } from '#design-system/folded-row';
import { formatPrice, Price } from '#design-system/price';
import { Stepper } from '#design-system/stepper';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { AddButton } from './add-button.tsx';
import { QuantityLabel } from './quantity-label.tsx';
import type { Extras } from './use-extras.ts';

interface BedsRowProps {
  quote: Quote;
  offered: OfferedBeds;
  extras: Extras;
}

/** The extra beds of a room in one line, with the tax that one more moves. */
export function BedsRow({ quote, offered, extras }: BedsRowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { locale } = formats;
  const { roomIndex, fewest, most, unitTotalMinor } = offered;
  const beds = extras.bedsOf(offered);
  const room = quote.rooms[roomIndex]?.roomName;
  const name = t(quote.rooms.length > 1 ? 'extras.bedsInRoom' : 'extras.beds', {
    number: roomIndex + 1,
    room,
  });
  const isAdded = beds > fewest;
  const isCounted = most - fewest > 1;
  const price =
    unitTotalMinor === undefined ? undefined : (
      <Price size="s" amountMinor={unitTotalMinor} unit={quote.totals} locale={locale} />
    );
  // Where no further bed fits there is no price of one.
  const unit = unitTotalMinor === undefined ? t('book.extraBeds', { count: beds }) : t('extras.charged.UNIT');
  const wordsOfTax = higherTaxWords();

  function higherTaxWords(): string | undefined {
    const { higherTaxMinor = 0, higherTax } = offered;
    if (higherTaxMinor === 0) return undefined;
    const part = formatPrice(higherTaxMinor, quote.totals, locale);
    if (higherTax === undefined) return t('extras.higherTax', { part });
    const { aboveMinor, rateBasisPoints, label } = higherTax;
    return t('extras.higherTaxAbove', {
      part,
      limit: formatPrice(aboveMinor, quote.totals, locale),
      rate: formats.percent(rateBasisPoints),
      tax: label,
    });
  }

  return (
    <FoldedRow
      as="li"
      label={name}
      detail={wordsOfTax ?? unit}
      price={price}
      action={
        isAdded || beds < most ? (
          <AddButton
            name={name}
            isAdded={isAdded}
            onPress={() => extras.chooseBeds(offered, isAdded ? fewest : beds + 1)}
          />
        ) : undefined
      }
    >
      {fewest > 0 ? t('extras.bedsNeeded', { count: fewest }) : t('extras.bedsText', { count: most })}
      {isCounted ? (
        <Stepper
          label={<QuantityLabel of={name} />}
          decreaseLabel={t('extras.fewer', { extra: name })}
          increaseLabel={t('extras.more', { extra: name })}
          min={fewest}
          max={most}
          value={beds}
          onValueChange={(next) => extras.chooseBeds(offered, next)}
        />
      ) : null}
    </FoldedRow>
  );
}
