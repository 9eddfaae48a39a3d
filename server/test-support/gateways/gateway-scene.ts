import type { Booking, RefundList } from '#schemas/api-types';
import { askGateways } from '../../bookings/payments/ask-gateway.ts';
import { look } from '../prepaid.ts';
import type { TestGuest } from '../guest.ts';
import type { FakeGateway } from './fake-gateway.ts';
import { type FakeName, guestOnPage, hotelWith } from './hotel-with-gateway.ts';

/** What every test of a gateway runs against. */
export const GATEWAYS: readonly FakeName[] = ['STRIPE', 'RAZORPAY'];

/** A prepaid hotel and a guest on the gateway's page, with what the tests look at. */
export async function gatewayScene(name: FakeName) {
  const hotel = await hotelWith(name);
  const { server, fake } = hotel;
  const onPage = await guestOnPage(hotel);
  const { guest, booking, pageId } = onPage;
  return {
    ...hotel,
    ...onPage,
    page: () => fake.account.find(pageId),
    state: async () => look(guest, booking),
    refunds: async () => refundsOf(guest, booking),
    /** Asks the gateway, as soon as the first question is due. */
    asked: async () => {
      server.clock.forward({ seconds: 16 });
      await askGateways(server.context);
    },
    payments: () =>
      server.context.db.selectFrom('payments').selectAll().orderBy('created_at').orderBy('id').execute(),
    subjects: async () => (await server.guestMails()).map(({ subject }) => subject),
  };
}

async function refundsOf(guest: TestGuest, { id }: Booking) {
  return (await guest.get<RefundList>(`/api/v1/bookings/${id}/refunds`)).body.items;
}

/** The gateway's own id of the money of a page. */
export function captureOf({ account }: FakeGateway, pageId: string): string {
  return account.find(pageId).captureId ?? '';
}
