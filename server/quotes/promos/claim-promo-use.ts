import { promoCodeOf } from '#domain/promo-code';
import { DomainError } from '#domain/refusal';
import type { QuoteContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { BookingsTable } from '../../platform/db/tables.ts';
import { countPromoUses, lockPromo } from './promo-repository.ts';

type ClaimContext = Pick<QuoteContext, 'clock' | 'release'>;
type PromoBooking = Pick<BookingsTable, 'location_id' | 'promo_code'>;

/**
 * Counts one more use of a promo code, in the transaction that creates the booking. Refuses with PROMO_EXPIRED when all
 * uses are taken.
 */
export async function claimPromoUse(context: ClaimContext, trx: Trx, booking: PromoBooking): Promise<void> {
  if (!(await takePromoUse(context, trx, booking))) throw new DomainError('PROMO_EXPIRED');
}

/** As `claimPromoUse`, but returns false when all uses are taken. True for a booking without a code. */
export async function takePromoUse(
  context: ClaimContext,
  trx: Trx,
  { location_id: locationId, promo_code: code }: PromoBooking,
): Promise<boolean> {
  if (code === null) return true;
  const location = context.release.get().catalogue.locations.find(({ id }) => id === locationId);
  const maxUses = location === undefined ? undefined : promoCodeOf(location, code)?.maxUses;
  // The code was withdrawn since; existing quotes keep their price.
  if (maxUses === undefined) return true;
  const use = { locationId, code, now: context.clock.now().toISOString() };
  await lockPromo(trx, use);
  return (await countPromoUses(trx, use)) < maxUses;
}
