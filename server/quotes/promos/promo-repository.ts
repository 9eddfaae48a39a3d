import type { Handle, Trx } from '../../platform/db/database.ts';

export interface PromoUse {
  locationId: string;
  code: string;
  now: string;
}

/** Counts live holds and successful bookings with this code. A cancelled booking frees its use. */
export async function countPromoUses(db: Handle, { locationId, code, now }: PromoUse): Promise<number> {
  const row = await db
    .selectFrom('bookings')
    .select((select) => select.fn.countAll<number>().as('uses'))
    .where('location_id', '=', locationId)
    .where('promo_code', '=', code)
    .where((where) =>
      where.or([
        where('state', '=', 'SUCCESSFUL'),
        where.and([where('state', '=', 'PENDING'), where('expires_at', '>', now)]),
      ]),
    )
    .executeTakeFirst();
  return row?.uses ?? 0;
}

/** Locks the code until this transaction ends, so that two bookings never count at the same time. */
export async function lockPromo(trx: Trx, { locationId, code, now }: PromoUse): Promise<void> {
  await trx
    .insertInto('promo_uses')
    .values({ location_id: locationId, code, counted_at: now })
    .onConflict((conflict) => conflict.columns(['location_id', 'code']).doUpdateSet({ counted_at: now }))
    .execute();
}
