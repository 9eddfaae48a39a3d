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
  if (balance.dueAt === undefined) return t('charges.balance.AT_HOTEL');
  return t('charges.balance.BEFORE_ARRIVAL', { moment: formats.moment(balance.dueAt, timezone) });
}
