import type { DepositPart } from '#schemas/api-types';
import type { TFunction } from 'i18next';
import type { Formats } from '../format/formats.ts';

interface BalanceWords {
  t: TFunction;
  formats: Formats;
  timezone: string;
}

/** Names the balance by where, or until when in hotel time, it is paid. */
export function balanceTerm({ balance }: DepositPart, { t, formats, timezone }: BalanceWords): string {
  const { dueAt, isOverdue = false } = balance;
  if (dueAt === undefined) return t('charges.balance.AT_HOTEL');
  const moment = formats.moment(dueAt, timezone);
  return t(isOverdue ? 'charges.balance.OVERDUE' : 'charges.balance.BEFORE_ARRIVAL', { moment });
}

/** Says in a sentence until when the balance is, or was, to be paid online. */
export function balanceDue(
  { dueAt, isOverdue = false }: { dueAt: string; isOverdue?: boolean },
  { t, formats, timezone, price }: BalanceWords & { price: string },
): string {
  const key = isOverdue ? 'pay.balanceOverdue' : 'pay.balanceDue';
  return t(key, { price, moment: formats.moment(dueAt, timezone) });
}
