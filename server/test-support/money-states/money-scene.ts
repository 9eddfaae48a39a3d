import type { Booking, RefundList } from '#schemas/api-types';
import type { Catalogue } from '#schemas/types';
import { startRefunds } from '../../bookings/refunds/start-refunds.ts';
import type { ReceivedMail } from '../../platform/mail/development-mailbox.ts';
import { staffOperations, type StaffOperations } from '../../staff-operations.ts';
import { cancelStay } from '../booked.ts';
import type { FakeGateway } from '../gateways/fake-gateway.ts';
import { type FakeName, hotelWith, pageIdOf, sendAll } from '../gateways/hotel-with-gateway.ts';
import { PLAIN_ROOM, type TestGuest } from '../guest.ts';
import { look, prepaidHotel, startPaying } from '../prepaid.ts';
import { sellingHotel } from '../selling-hotel.ts';
import { signIn } from '../signed-in.ts';
import type { TestServer } from '../test-server.ts';
import type { SettledMoney } from './expected-money.ts';
import {
  DEPOSIT,
  givenMinor,
  isPaidAfterCancelling,
  type MoneyState,
  nameOf,
  type PaidBy,
  TOTAL,
} from './money-state.ts';
import { ASHA } from '../staff.ts';

const PLANS = {
  ONE_CAPTURE: 'flexible',
  DEPOSIT_AND_BALANCE: 'deposit-online',
  CARD_AND_CASH: 'deposit-at-hotel',
} as const satisfies Record<PaidBy, string>;

/** A day before check-in; the first night is kept from two days before it. */
const DAYS_TO_PENALTY = 53;
/** The day after the arrival. */
const DAYS_TO_NO_SHOW = 55;

export interface MoneyScene {
  server: TestServer;
  fake: FakeGateway;
  desk: StaffOperations;
}

interface Life {
  state: MoneyState;
  booked: Booked;
}

interface Booked {
  guest: TestGuest;
  booking: Booking;
  email: string;
  /** The gateway's ids of the captures by card, oldest first. */
  captureIds: string[];
}

/** A hotel with a plan for each way to pay, whose stays are sold by a legal entity, at a fake gateway. */
export async function moneyScene(name: FakeName): Promise<MoneyScene> {
  const { server, fake } = await hotelWith(
    name,
    {},
    {
      catalogue: hotelOfAllPlans(),
      // What is documented is read from the books. Drawing hundreds of files would take most of the time.
      alter: (context) => ({ ...context, attachmentOf: async () => undefined }),
    },
  );
  return { server, fake, desk: staffOperations(server.context, ASHA) };
}

function hotelOfAllPlans(): Catalogue {
  const hotel = sellingHotel(prepaidHotel());
  Object.assign(hotel.booking, { maxHoldsPerEmail: 1000, maxHoldsPerNetwork: 1000 });
  const [harbour] = hotel.locations;
  const [flexible] = harbour?.ratePlans ?? [];
  if (harbour === undefined || flexible === undefined) throw new Error('The small hotel has no plan');
  for (const room of harbour.rooms) room.capacity = 40;
  for (const policy of harbour.policies) policy.noShow = { unit: 'DAY', value: 1 };
  const deposit = { unit: 'PERCENTAGE', value: 30 } as const;
  harbour.ratePlans.push(
    {
      ...structuredClone(flexible),
      id: PLANS.DEPOSIT_AND_BALANCE,
      deposit,
      balance: { due: 'BEFORE_ARRIVAL', days: 7, hours: 24 },
    },
    { ...structuredClone(flexible), id: PLANS.CARD_AND_CASH, deposit },
  );
  return hotel;
}

/**
 * Leads bookings into their states by what guests, banks, gateway and staff do, all of them with one ending.
 * @returns what is true of each in the end.
 */
export async function liveAll(scene: MoneyScene, states: readonly MoneyState[]): Promise<SettledMoney[]> {
  const lives: Life[] = [];
  for (const [place, state] of states.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one clock for all of them
    const booked = await paidStay(scene, state, place);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await giveBack(scene, { state, booked, told: place % 2 === 0 ? 'WEBHOOK' : 'ASKED' });
    lives.push({ state, booked });
  }
  await endAll(scene, lives);
  const mails = await scene.server.mails();
  return Promise.all(lives.map((life) => settledMoney(scene, life, mails)));
}

async function paidStay({ server, ...scene }: MoneyScene, state: MoneyState, place: number): Promise<Booked> {
  const { paidBy, ending } = state;
  const email = `guest-${place}@example.com`;
  const guest = server.guest(`198.18.7.${place}`);
  await signIn(server, guest, email);
  const quote = await guest.quote({ rooms: [{ ...PLAIN_ROOM, ratePlanId: PLANS[paidBy] }] });
  const { body: booking } = await guest.book(quote.id, { guest: { guestEmail: email } });
  const booked = { guest, booking, email, captureIds: [] as string[] };
  const isLate = ending === 'LATE' && paidBy !== 'DEPOSIT_AND_BALANCE';
  await payByCard({ server, ...scene }, booked, isLate ? 16 : 0);
  if (paidBy === 'DEPOSIT_AND_BALANCE' && ending !== 'LATE') await payByCard({ server, ...scene }, booked);
  if (paidBy === 'CARD_AND_CASH')
    await scene.desk.recordPayment(booking.reference, {
      method: 'CASH',
      isAgain: false,
      amount: ((TOTAL - DEPOSIT) / 100).toFixed(2),
    });
  return booked;
}

/** @param lateMinutes how long the bank takes; a hold lasts for 15. */
async function payByCard(
  { server, fake }: MoneyScene,
  { guest, booking, captureIds }: Booked,
  lateMinutes = 0,
): Promise<void> {
  const { body: payment } = await startPaying(guest, booking);
  const pageId = pageIdOf(fake, payment.id);
  if (lateMinutes > 0) {
    fake.account.finish(pageId, 'pend');
    await sendAll(server, fake);
    server.clock.forward({ minutes: lateMinutes });
    fake.account.settle(pageId, true);
  } else fake.account.finish(pageId, 'pay');
  await sendAll(server, fake);
  // What is paid next is paid later: the oldest money goes back first.
  server.clock.forward({ minutes: 1 });
  captureIds.push(fake.account.find(pageId).captureId ?? '');
}

/** Staff give money back at the gateway's own pages. */
async function giveBack(
  { server, fake, desk }: MoneyScene,
  { state, booked, told }: { state: MoneyState; booked: Booked; told: 'ASKED' | 'WEBHOOK' },
): Promise<void> {
  const given = givenMinor(state);
  for (const [place, captureId] of booked.captureIds.entries()) {
    const amount = given[place] ?? 0;
    if (amount === 0) continue;
    const { currency } = fake.account.captureOf(captureId);
    const { id } = fake.account.refund({ captureId, amount, currency, ownId: undefined }, undefined);
    fake.account.settleRefund(id, 'processed');
  }
  if (told === 'WEBHOOK') return sendAll(server, fake);
  fake.messages.splice(0);
  await desk.reconcile({ days: 1 });
}

async function endAll(scene: MoneyScene, lives: readonly Life[]): Promise<void> {
  const { server, fake, desk } = scene;
  const balances = lives.filter(({ state }) => isPaidAfterCancelling(state));
  const pages: string[] = [];
  for (const { booked } of balances) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { body: payment } = await startPaying(booked.guest, booked.booking);
    pages.push(pageIdOf(fake, payment.id));
  }
  for (const pageId of pages) fake.account.finish(pageId, 'pend');
  await sendAll(server, fake);
  server.clock.forward({ days: Math.max(...lives.map(({ state }) => daysToEnd(state))) });
  for (const life of lives)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await end(scene, life);
  for (const [place, pageId] of pages.entries()) {
    fake.account.settle(pageId, true);
    balances[place]?.booked.captureIds.push(fake.account.find(pageId).captureId ?? '');
  }
  await sendAll(server, fake);
  await settleRefunds(scene);
  for (const { booked } of lives) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const isOpen = (await refundsOf(booked)).some(({ state }) => state === 'REQUESTED');
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (isOpen) await desk.markRefundPaid(booked.booking.reference);
  }
}

function daysToEnd({ paidBy, ending }: MoneyState): number {
  const isLateAndDear = ending === 'LATE' && paidBy !== 'ONE_CAPTURE';
  if (ending === 'NO_SHOW') return DAYS_TO_NO_SHOW;
  return ending === 'FREE' || (ending === 'LATE' && !isLateAndDear) ? 0 : DAYS_TO_PENALTY;
}

async function end({ server, desk }: MoneyScene, { state, booked }: Life): Promise<void> {
  const { guest, booking, email } = booked;
  await signIn(server, guest, email);
  switch (state.ending) {
    case 'FREE':
    case 'PENALTY':
    case 'LATE':
      await cancelStay(guest, booking.id);
      break;
    case 'NO_SHOW':
      await desk.markNoShow(booking.reference);
      break;
    case 'BY_HOTEL':
      await desk.cancel(booking.reference, { reason: 'The roof leaks.', keepsPenalty: false });
      break;
    default:
      state.ending satisfies never;
  }
}

/** The job hands the refunds over, and the bank makes them. */
async function settleRefunds({ server, fake }: MoneyScene): Promise<void> {
  await startRefunds(server.context);
  for (const { id, state } of fake.account.refunds.values())
    if (state === 'pending') fake.account.settleRefund(id, 'processed');
  await sendAll(server, fake);
}

async function refundsOf({ guest, booking }: Booked): Promise<RefundList['items']> {
  return (await guest.get<RefundList>(`/api/v1/bookings/${booking.id}/refunds`)).body.items;
}

/** What is true of a booking at every door: the guest's page, the gateway's books, documents, and mails. */
async function settledMoney(
  { fake, desk }: MoneyScene,
  { state: of, booked }: Life,
  mails: readonly ReceivedMail[],
): Promise<SettledMoney> {
  const { guest, booking, captureIds } = booked;
  const { state, payment, paidMinor, cancellation, noShow } = await look(guest, booking);
  const figures = cancellation ?? noShow;
  if (figures === undefined) throw new Error('The booking has not ended');
  const { penaltyMinor, refundableMinor, refundedMinor, dueMinor } = figures;
  const refunds = (await refundsOf(booked)).filter((refund) => refund.state === 'PROCESSED');
  const documents = await desk.dayBook({ from: '2026-11-01', to: '2027-01-31' });
  const { reference } = booking;
  return {
    of: nameOf(of),
    state,
    payment,
    paidMinor,
    penaltyMinor,
    refundableMinor,
    refundedMinor,
    dueMinor,
    refunds: refunds.map(({ refundAmountMinor }) => refundAmountMinor).toSorted((a, b) => a - b),
    keptByGateway: captureIds.map((id) => {
      const back = fake.account.refundsOf(id).filter((refund) => refund.state === 'processed');
      return fake.account.captureOf(id).amount - back.reduce((sum, { amount }) => sum + amount, 0);
    }),
    documentedMinor: documents
      .filter((line) => line.booking === reference)
      .reduce((sum, { netMinor, taxMinor }) => sum + netMinor + taxMinor, 0),
    mails: moneyMails(mails, booked),
  };
}

const ABOUT_GOING_BACK = /is cancelled|missed stay|Refund for|goes back to you/;

/** The sentences and figures of the mails about this booking's money, once it goes back. */
function moneyMails(mails: readonly ReceivedMail[], { booking, email }: Booked): string[] {
  return mails
    .filter(({ subject }) => subject.includes(booking.reference) && ABOUT_GOING_BACK.test(subject))
    .map(({ to, text }) => {
      const told = text
        .split('\n\n')
        .filter((part) => part.includes('₹'))
        .map((part) => part.replaceAll(/\s+/g, ' ').trim());
      return `${to.address === email ? 'guest' : 'hotel'}: ${told.join(' | ')}`;
    })
    .toSorted();
}
