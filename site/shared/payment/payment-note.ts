import type { CurrencyUnit } from '#domain/currency';
import type { DepositPart, Quote } from '#schemas/api-types';
import { formatPrice } from '#design-system/price';
import type { TFunction } from 'i18next';
import type { Formats } from '../format/formats.ts';

interface Terms {
  payment: Quote['payment'];
  deposit?: DepositPart;
}

interface TermWords {
  t: TFunction;
  formats: Formats;
  timezone: string;
  unit: CurrencyUnit;
}

/** When the guest pays how much, in a few words. */
export function paymentLabel({ payment, deposit }: Terms, words: TermWords): string {
  if (deposit === undefined) return words.t(`payment.${payment}`);
  return words.t(`payment.deposit.${deposit.balance.due}`, amountsOf(deposit, words));
}

/** When the guest pays how much, in whole sentences. */
export function paymentNote({ payment, deposit }: Terms, words: TermWords): string {
  if (deposit === undefined) return words.t(`payment.note.${payment}`);
  return words.t(`payment.depositNote.${deposit.balance.due}`, amountsOf(deposit, words));
}

function amountsOf(
  { dueNowMinor, balanceMinor, balance: { dueAt, cancelledAt } }: DepositPart,
  { formats, timezone, unit }: TermWords,
) {
  const moment = (instant: string | undefined) => (instant ? formats.moment(instant, timezone) : '');
  return {
    now: formatPrice(dueNowMinor, unit, formats.locale),
    later: formatPrice(balanceMinor, unit, formats.locale),
    moment: moment(dueAt),
    cancelled: moment(cancelledAt),
  };
}
