import { amountNotPayable, type PlannedStay } from '#domain/payable';
import type { PricedStay } from '#domain/price';
import { termsOfSale } from '#domain/terms-of-sale';
import type { LiveRelease } from '../release/index.ts';

interface PricedPlan extends Omit<PlannedStay, 'lines' | 'pricing'> {
  priced: Pick<PricedStay, 'lines'>;
}

/** Whether a gateway of this server takes all that is due online: no offer leads to a page that cannot take its price. */
export function isPayable({ catalogue, canBePaid }: LiveRelease, { priced, ...stay }: PricedPlan): boolean {
  const sold = { lines: priced.lines, pricing: termsOfSale(catalogue.hotel, stay.plan) };
  return amountNotPayable({ ...stay, ...sold }, canBePaid) === undefined;
}
