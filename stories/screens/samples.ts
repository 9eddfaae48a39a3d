/** Bookings, prices and accounts of the stories: the schemas' examples, each with one change. */
import { ENDPOINTS } from '#schemas/api';
import type {
  Availability,
  Booking,
  BookingAction,
  BookingPage,
  BookingSummary,
  Quote,
  RefundList,
  PlacedStay,
} from '#schemas/api-types';
import { answer, type Answer } from './network/answers.ts';

// The contract is checked when these are sent: types of JSON files are wider than the schemas'.
export const quote = ENDPOINTS.showQuote.examples.response as Quote;
export const pending = ENDPOINTS.createBooking.examples.response as Booking;
export const booked = ENDPOINTS.showBooking.examples.response as Booking;
export const cancelled = ENDPOINTS.cancelBooking.examples.response as Booking;
export const cancellationQuote = ENDPOINTS.quoteCancellation.examples.response;
export const profile = ENDPOINTS.showProfile.examples.response;
const { items, groups: _groups, ...page } = ENDPOINTS.listBookings.examples.response as BookingPage;

/** The token of a mailed link. */
export const LINK_TOKEN = 'q3J0x9ZbT1mC7vLd2NfKwA';

export const EMAIL = 'meera.nair@example.com';
export const PASSWORD = 'Marigold-7-ferry';
export const signedIn: Answer = answer('showAuthSession');

/** A new price for the same stay, as the server sends it with an expired one. */
export const freshQuote: Quote = {
  ...quote,
  id: '6f0c3kq8m2v9x7t1b4d6hz8n0w',
  totals: { ...quote.totals, totalMinor: 2_700_000 },
};

export function allowed(
  action: BookingAction['action'],
  ...reasons: BookingAction['reasons']
): BookingAction {
  return { action, allowed: reasons.length === 0, reasons };
}

export const codeOld: Booking = {
  ...pending,
  actions: [allowed('SEND_CODE'), allowed('CONFIRM'), allowed('EXTEND_HOLD'), allowed('CANCEL')],
  ...(pending.verification
    ? { verification: { ...pending.verification, resendAt: '2026-11-21T10:00:10.000Z' } }
    : {}),
};

const { verification: _verification, ...withoutCode } = pending;

export const proven: Booking = { ...withoutCode, actions: [allowed('CONFIRM'), allowed('EXTEND_HOLD')] };

export const unpaid: Booking = {
  ...withoutCode,
  paymentTerms: 'PAY_NOW',
  actions: [allowed('CONFIRM', 'NOT_PAID'), allowed('PAY'), allowed('EXTEND_HOLD')],
};

export const paidOnline: Booking = {
  ...booked,
  payment: 'PAID',
  paymentTerms: 'PAY_NOW',
  paidMinor: booked.totals.totalMinor,
};

export const paidTooLate: Booking = {
  ...withoutCode,
  state: 'EXPIRED',
  paymentTerms: 'PAY_NOW',
  actions: [],
};

const { items: refunds } = ENDPOINTS.listRefunds.examples.response as RefundList;

export const wholeRefund: RefundList = {
  items: refunds.map((refund) => ({
    ...refund,
    amountMinor: paidTooLate.totals.totalMinor,
    refundAmountMinor: paidTooLate.totals.totalMinor,
  })),
};

/** The charges by the example's terms: everything except the drive. */
const keptOfMissed = {
  markedAt: '2027-01-15T05:30:00.000Z',
  penaltyMinor: 2_430_800,
  penaltyTaxMinor: 370_800,
  refundedMinor: 0,
};
const missed: Pick<Booking, 'actions' | 'stayState'> = {
  stayState: 'NO_SHOW',
  actions: [allowed('CANCEL', 'NO_SHOW')],
};

export const missedUnpaid: Booking = {
  ...booked,
  ...missed,
  noShow: { ...keptOfMissed, refundableMinor: 0, dueMinor: keptOfMissed.penaltyMinor },
};

const backOfMissed = {
  refundableMinor: paidOnline.paidMinor - keptOfMissed.penaltyMinor,
  dueMinor: 0,
};

export const refundOfMissed: RefundList = {
  items: refunds.map((refund) => ({
    ...refund,
    refundAmountMinor: backOfMissed.refundableMinor,
    createdAt: keptOfMissed.markedAt,
    history: refund.history.map((step) => ({ ...step, createdAt: keptOfMissed.markedAt })),
  })),
};

const [onItsWay] = refundOfMissed.items;

export const missedPaid: Booking = {
  ...paidOnline,
  ...missed,
  noShow: {
    ...keptOfMissed,
    ...backOfMissed,
    ...(onItsWay === undefined ? {} : { refund: onItsWay }),
  },
};

const { requests: _requests, arrivalTime: _arrivalTime, ...plain } = booked;
const { directions: _directions, ...plainLocation } = booked.location;

/** Without any optional fields. */
export const bareBooking: Booking = { ...plain, location: plainLocation };

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff';

export const longBooking: Booking = {
  ...booked,
  guest: {
    ...booked.guest,
    guestFirstName: `${LONG_NAME} Maria-Theresia`,
    guestLastName: `${LONG_NAME}-Srinivasan`,
    guestEmail: `${LONG_NAME.toLowerCase()}.${LONG_NAME.toLowerCase()}@mail.example.com`.slice(0, 100),
  },
  location: {
    ...booked.location,
    name: `${booked.location.name} and the Old Boathouse beside the Water Palace`,
  },
  rooms: [1, 2, 3].flatMap(() =>
    booked.rooms.map((room) => ({
      ...room,
      roomName: 'Grand Maharana Lakefront Heritage Suite with private veranda',
      childAges: [4, 9],
    })),
  ),
  requests: 'A quiet room, please, far from the stairs and the kitchen. '.repeat(8).trim(),
};

export function listOf(...shown: readonly BookingSummary[]): BookingPage {
  return { ...page, items: [...shown], total: shown.length, pages: shown.length === 0 ? 0 : 1 };
}

const [first] = items;
if (first === undefined) throw new Error('The example of the list shows a booking');
export const summary: BookingSummary = first;

/** One booking in each state, and one missed stay. */
export const everyState: readonly BookingSummary[] = [
  ...(['SUCCESSFUL', 'PENDING', 'EXPIRED', 'CANCELLED', 'REFUNDED'] as const).map(
    (state, index): BookingSummary => ({
      ...summary,
      id: `${summary.id.slice(0, -1)}${index}`,
      state,
      payment: index % 2 === 0 ? 'PAID' : 'UNPAID',
    }),
  ),
  { ...summary, id: `${summary.id.slice(0, -1)}5`, stayState: 'NO_SHOW' },
];

// The contract is checked when it is sent.
export const availability = ENDPOINTS.searchAvailability.examples.response as Availability;

/** The server's answer after the first of several rooms was chosen. */
export const firstChosen: Availability = {
  ...availability,
  chosen: {
    rooms: quote.rooms.slice(0, 1),
    lines: quote.lines.filter(({ kind }) => kind === 'NIGHT'),
    totals: {
      netMinor: 1_740_000,
      taxMinor: 313_200,
      totalMinor: 2_053_200,
      currency: 'INR',
      currencyDigits: 2,
    },
    taxes: [{ label: 'GST', rateBasisPoints: 1800, netMinor: 1_740_000, taxMinor: 313_200 }],
  },
};

/** With a promo code that lowers every price. */
export const lowered: Availability = {
  ...availability,
  items: availability.items.map((item) => ({
    ...item,
    offers: item.offers.map((offer) => ({
      ...offer,
      promo: { code: 'RAINS15', name: 'The lake in the rains', discountMinor: 210_000 },
    })),
  })),
};

type Reason = NonNullable<Availability['items'][number]['reason']>;

/** Nothing is available: each room has the next of these reasons. */
function noneFor(usual: Reason, ...others: readonly Reason[]): Availability {
  const reasons = [usual, ...others];
  return {
    ...availability,
    items: availability.items.map(({ roomId }, index) => ({
      roomId,
      status: 'NOT_AVAILABLE',
      offers: [],
      reason: reasons[index % reasons.length] ?? usual,
    })),
  };
}

export const noneFree = noneFor(
  { code: 'MIN_STAY', minNights: 3 },
  { code: 'CLOSED_TO_ARRIVAL' },
  { code: 'TOO_MANY_GUESTS', limit: 1 },
  { code: 'HELD', heldUntil: '2026-11-21T10:05:00.000Z' },
);

/** Every room asks for a longer stay. */
export const noneForTwoNights = noneFor(
  { code: 'MIN_STAY', minNights: 3 },
  { code: 'MIN_STAY', minNights: 5 },
  { code: 'MIN_STAY', minNights: 3 },
  { code: 'MIN_STAY', minNights: 3 },
);

/** A family that exceeds every limit: children, adults and total. */
export const noneForFamily = noneFor(
  { code: 'TOO_MANY_CHILDREN', limit: 2 },
  { code: 'TOO_MANY_CHILDREN', limit: 0 },
  { code: 'TOO_MANY_ADULTS', limit: 1 },
  { code: 'TOO_MANY_GUESTS', limit: 4 },
);

const PLACED_ROOM: PlacedStay['rooms'][number] = {
  adults: 2,
  childAges: [],
  extraBeds: 0,
  roomId: 'deluxe-double',
  roomName: 'Deluxe Double',
  ratePlanId: 'flexible',
  ratePlanName: 'Flexible',
  mealPlan: 'RO',
};
const placedOn = (checkIn: string, checkOut: string, totalMinor: number): PlacedStay => ({
  locationId: 'udaipur',
  stay: { checkIn, checkOut, nights: 2 },
  rooms: [PLACED_ROOM],
  totalMinor,
});

/** Nothing is free, but near dates and another location are. */
export const noneFreeHere: Availability = {
  ...noneFree,
  otherStays: {
    dates: [placedOn('2027-01-13', '2027-01-15', 1_302_000), placedOn('2027-01-16', '2027-01-18', 1_420_500)],
    locations: [{ ...placedOn('2027-01-14', '2027-01-16', 987_600), locationId: 'valley' }],
  },
};

/** Five adults, whom no room takes together. */
export const partyToSplit: Availability = {
  ...noneForFamily,
  otherStays: {
    dates: [],
    locations: [],
    split: {
      ...placedOn('2027-01-14', '2027-01-16', 2_841_000),
      rooms: [
        { ...PLACED_ROOM, adults: 3, roomId: 'family-room', roomName: 'Family Room' },
        { ...PLACED_ROOM, roomId: 'courtyard-double', roomName: 'Courtyard Double' },
      ],
    },
  },
};
