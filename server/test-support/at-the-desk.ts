import type { Booking, OpenBookingAnswer, Refusal } from '#schemas/api-types';
import { type BookingForGuest, type StaffOperations, staffOperations } from '../staff-operations.ts';
import { newKey, type TestAnswer, type TestGuest } from './guest.ts';
import { ASHA } from './staff.ts';
import type { TestServer } from './test-server.ts';

export const EMAIL = 'rao@example.com';
export const ROOM: BookingForGuest['rooms'][number] = {
  roomId: 'quay-room',
  ratePlanId: 'flexible',
  mealPlan: 'BB',
  adults: 2,
  childAges: [],
};
export const GUEST = { firstName: 'Arjun', lastName: 'Rao', phone: '98123 45679' } as const;
/** The guest of most tests, at the desk and without an address. */
export const SOLD: BookingForGuest = {
  locationId: 'harbour',
  checkIn: '2027-01-14',
  checkOut: '2027-01-16',
  rooms: [ROOM],
  guest: GUEST,
  terms: { kind: 'SOLD' },
};
/** Until Tuesday evening in Kochi, three days and some hours after tests begin. */
export const OPTION: BookingForGuest = {
  ...SOLD,
  guest: { ...GUEST, email: EMAIL },
  terms: { kind: 'OPTION', until: '2026-11-24T18:00' },
};
export const OPTION_ENDS = '2026-11-24T12:30:00.000Z';

export const deskOf = ({ context }: TestServer): StaffOperations => staffOperations(context, ASHA);

/** Sold and held rooms of each night of the stay. */
export async function nights(server: TestServer): Promise<[sold: number, held: number][]> {
  const shown = await deskOf(server).nights({ roomId: 'quay-room', from: '2027-01-14', to: '2027-01-15' });
  return shown.map(({ sold, held }) => [sold, held]);
}

/** Opens the link of the newest mail that has one. */
export async function openLink(server: TestServer, guest: TestGuest): Promise<TestAnswer<OpenBookingAnswer>> {
  const mails = await server.guestMails();
  const token = mails.flatMap(({ text }) => /booking-access#([\w-]+)/.exec(text)?.[1] ?? [])[0];
  return guest.post('/api/v1/bookings/access', { token });
}

export function confirm(guest: TestGuest, id: string): Promise<TestAnswer<Booking & Refusal>> {
  return guest.post(`/api/v1/bookings/${id}/confirmation`, {}, { 'idempotency-key': newKey() });
}
