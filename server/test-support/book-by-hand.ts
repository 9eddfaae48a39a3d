import type { Context } from '../context.ts';

export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A future booking with the fields that publishing reads. */
export async function bookByHand(
  { db }: Context,
  { locationId, roomId }: { locationId: string; roomId: string },
): Promise<string> {
  const reference = 'TEST-BKNG';
  const { release_id } = await db
    .selectFrom('current_release')
    .select('release_id')
    .executeTakeFirstOrThrow();
  const [texts, money] = [
    { guest_hash: '', email_key: '', network_key: '', wide_network_key: '', email: '', phone: '' },
    { total_minor: 0, currency: 'CAD', currency_digits: 2 },
  ];
  await db
    .insertInto('bookings')
    .values({
      ...texts,
      ...money,
      id: 'by-hand',
      reference,
      terms_id: 'by-hand',
      user_id: null,
      release_id,
      location_id: locationId,
      language: 'en',
      state: 'SUCCESSFUL',
      stay_state: 'DUE',
      check_in: dayAhead(10),
      check_out: dayAhead(12),
      room_count: 1,
      created_at: '2026-01-01T00:00:00.000Z',
      expires_at: '2026-01-01T00:15:00.000Z',
      hold_kind: 'GUEST',
      extended_at: null,
      reserved_at: '2026-01-01T00:01:00.000Z',
      is_known_browser: 0,
      first_name: 'Meera',
      last_name: 'Nair',
      requests: null,
      arrival_time: null,
      listed_as: '',
      email_verified_at: '2026-01-01T00:01:00.000Z',
      promo_code: null,
      cancelled_at: null,
      cancelled_by: null,
      cancellation_reason: null,
      cancellation: null,
    })
    .execute();
  await db
    .insertInto('booking_terms')
    .values({
      ...money,
      id: 'by-hand',
      booking_id: 'by-hand',
      position: 0,
      quote_id: 'by-hand',
      check_in: dayAhead(10),
      check_out: dayAhead(12),
      snapshot: JSON.stringify({
        location: { timezone: 'America/St_Johns' },
        totals: { currency: 'CAD', currencyDigits: 2 },
      }),
      agreed_at: '2026-01-01T00:00:00.000Z',
      agreed_by: null,
    })
    .execute();
  await db
    .insertInto('booking_nights')
    .values({
      terms_id: 'by-hand',
      booking_id: 'by-hand',
      room_id: roomId,
      night: dayAhead(10),
      rooms: 1,
      state: 'SOLD',
    })
    .execute();
  return reference;
}
