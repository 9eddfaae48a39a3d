import type { Balance, Catalogue, Deposit } from '#schemas/types';
import { look, pay, pendingStay, prepaidHotel, verify } from './prepaid.ts';
import { startTestServer } from './test-server.ts';

/** 30 % of 16,318.51 are 4,895.553. */
export const DEPOSIT = 489_555;
export const ONLINE = { due: 'BEFORE_ARRIVAL', days: 7, hours: 24 } as const satisfies Balance;

export function hotelWith(deposit: Deposit, balance?: Balance): Catalogue {
  const hotel = prepaidHotel();
  for (const { ratePlans } of hotel.locations)
    for (const plan of ratePlans)
      Object.assign(plan, { deposit, ...(balance === undefined ? {} : { balance }) });
  return hotel;
}

export async function waiting(balance?: Balance) {
  const server = await startTestServer({ catalogue: hotelWith({ unit: 'PERCENTAGE', value: 30 }, balance) });
  const guest = server.guest();
  return { server, guest, booking: await pendingStay(guest) };
}

export async function confirmed(balance?: Balance) {
  const { server, guest, booking } = await waiting(balance);
  await verify(server, guest, booking);
  await pay(server, guest, booking);
  return { server, guest, booking: await look(guest, booking) };
}
