import { depositOf } from '#domain/deposit';
import type { PricedStay } from '#domain/price';
import type { CatalogueLocation, CatalogueRatePlan } from '#schemas/types';
import type { LiveRelease } from '../release/index.ts';

interface PlannedStay {
  plan: CatalogueRatePlan;
  priced: Pick<PricedStay, 'lines' | 'totals'>;
  arrivalDate: string;
  location: CatalogueLocation;
  now: Date;
}

/**
 * Whether what is due when booking, and a balance that is due online, can be paid: a gateway has smallest and largest
 * amounts, and no offer leads to a page that cannot take its price (BOOKING-RULES, Price 16).
 */
export function isPayable(release: LiveRelease, { plan, priced, ...stay }: PlannedStay): boolean {
  if (plan.payment === 'PAY_AT_HOTEL') return true;
  const deposit = depositOf({ ...stay, plan, lines: priced.lines, pricing: release.catalogue.hotel });
  if (deposit === undefined) return release.canBePaid(priced.totals.totalMinor);
  const isOnline = deposit.balance.due === 'BEFORE_ARRIVAL';
  return release.canBePaid(deposit.dueNowMinor) && (!isOnline || release.canBePaid(deposit.balanceMinor));
}
