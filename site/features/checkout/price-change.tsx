import type { CurrencyUnit } from '#domain/currency';
import type { Quote } from '#schemas/api-types';
import { Notice } from '#design-system/notice';
import { formatPrice } from '#design-system/price';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFormats } from '../../shared/format/use-formats.ts';

export interface PriceMove {
  before: number;
  after: number;
  hadExpired: boolean;
}

/** How the total differs from the one that the guest chose, or undefined when it does not. */
export function usePriceMove({ totals }: Quote): PriceMove | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('seenMinor' in state)) return null;
  const { seenMinor } = state;
  if (typeof seenMinor !== 'number' || seenMinor === totals.totalMinor) return null;
  return { before: seenMinor, after: totals.totalMinor, hadExpired: false };
}

export function PriceChange({ change, unit }: { change: PriceMove | null; unit: CurrencyUnit }) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  if (!change) return null;
  const price = (amountMinor: number) => formatPrice(amountMinor, unit, locale);
  return (
    <Notice tone="warning" live="assertive">
      {t(moveText(change), { before: price(change.before), after: price(change.after) })}
    </Notice>
  );
}

function moveText({ before, after, hadExpired }: PriceMove) {
  if (!hadExpired) return 'checkout.priceMoved';
  return before === after ? 'checkout.priceRenewed' : 'checkout.priceChanged';
}
