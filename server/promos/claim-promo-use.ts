import { DomainError } from '#domain/refusal';
import type { Context } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { countPromoUses, lockPromo } from './promo-repository.ts';

/** Lets one more booking use a code, in the transaction that makes the booking; refuses when all uses are taken. */
export async function claimPromoUse(
  context: Pick<Context, 'clock' | 'release'>,
  trx: Trx,
  { locationId, code }: { locationId: string; code: string },
): Promise<void> {
  const location = context.release.get().catalogue.locations.find(({ id }) => id === locationId);
  const maxUses = location?.promoCodes?.find((promo) => promo.code === code)?.maxUses;
  // A code that was withdrawn since keeps the price of the quotes that have it.
  if (maxUses === undefined) return;
  const use = { locationId, code, now: context.clock.now().toISOString() };
  await lockPromo(trx, use);
  if ((await countPromoUses(trx, use)) >= maxUses) throw new DomainError('PROMO_EXPIRED');
}
