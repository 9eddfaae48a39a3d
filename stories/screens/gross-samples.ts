/** Prices of a hotel in euros that include tax, with a discount, charges, rounding and a deposit. */
import { ENDPOINTS } from '#schemas/api';
import type {
  Availability,
  Booking,
  BookingSummary,
  CancellationQuote,
  ChargeSummary,
  DepositPart,
  PlanDiscount,
  PriceLine,
  Quote,
  StaysAround,
} from '#schemas/api-types';
import {
  allowed,
  availability,
  booked,
  cancellationQuote,
  firstChosen,
  quote,
  summary,
  unpaid,
} from './samples.ts';

const CITY_TAX: ChargeSummary = {
  id: 'city-tax',
  label: 'City tax',
  payable: 'AT_HOTEL',
  totalMinor: 1600,
};
const charges: ChargeSummary[] = [
  { id: 'cleaning', label: 'Cleaning', payable: 'IN_PRICE', totalMinor: 1515 },
  CITY_TAX,
];
const discounts: PlanDiscount[] = [{ kind: 'EARLY_BIRD', percent: 10, discountMinor: 2540 }];

/** Due two weeks before arrival. */
const deposit: DepositPart = {
  dueNowMinor: 8300,
  balanceMinor: 19_600,
  balance: {
    due: 'BEFORE_ARRIVAL',
    dueAt: '2026-12-31T14:00:00.000Z',
    cancelledAt: '2027-01-02T14:00:00.000Z',
  },
};
const depositAtHotel: DepositPart = { ...deposit, balance: { due: 'AT_HOTEL' } };

const kept = { refundable: true, inPenaltyBase: true } as const;
const night = (date: string): PriceLine => ({
  ...kept,
  id: `room-0-${date}`,
  kind: 'NIGHT',
  label: 'Deluxe Double',
  quantity: 1,
  roomIndex: 0,
  date,
  parts: [
    { kind: 'BASE', amountMinor: 10_900 },
    { kind: 'MEAL', amountMinor: 1800 },
    { kind: 'PLAN_DISCOUNT', amountMinor: -1270 },
  ],
  netMinor: 10_783,
  rateBasisPoints: 600,
  taxMinor: 647,
  totalMinor: 11_430,
});
const rounding = (id: string, amountMinor: number): PriceLine => ({
  ...kept,
  id: `rounding-${id}`,
  kind: 'ROUNDING',
  label: 'Rounding',
  quantity: 1,
  parts: [{ kind: 'ROUNDING', amountMinor }],
  netMinor: amountMinor,
  rateBasisPoints: 0,
  taxMinor: 0,
  totalMinor: amountMinor,
});
const roomLines: PriceLine[] = [night('2027-01-14'), night('2027-01-15'), rounding('room-0', 40)];
const cleaningLines: PriceLine[] = [
  {
    ...kept,
    inPenaltyBase: false,
    id: 'charge-cleaning',
    kind: 'CHARGE',
    chargeId: 'cleaning',
    label: 'Cleaning',
    quantity: 1,
    parts: [{ kind: 'CHARGE', amountMinor: 1515 }],
    netMinor: 1232,
    rateBasisPoints: 2300,
    taxMinor: 283,
    totalMinor: 1515,
  },
  rounding('charge-cleaning', -15),
];
const car: PriceLine = {
  ...kept,
  inPenaltyBase: false,
  id: 'extra-airport-car',
  kind: 'EXTRA',
  extraId: 'airport-car',
  label: 'Car from or to the airport',
  quantity: 1,
  parts: [{ kind: 'EXTRA', amountMinor: 3500 }],
  netMinor: 2846,
  rateBasisPoints: 2300,
  taxMinor: 654,
  totalMinor: 3500,
};

/** The stay without extras: 244.00. */
const stayPrice = {
  lines: [...roomLines, ...cleaningLines],
  totals: { netMinor: 21_566, taxMinor: 2834, totalMinor: 24_400, currency: 'EUR', currencyDigits: 2 },
  taxes: [
    { label: 'IVA', rateBasisPoints: 600, netMinor: 21_566, taxMinor: 1294 },
    { label: 'IVA', rateBasisPoints: 2300, netMinor: 1232, taxMinor: 283 },
  ],
  pricesIncludeTax: true,
  charges,
  discounts,
  roundingMinor: 25,
};

/** The stay with a car: 279.00. */
const price = {
  ...stayPrice,
  lines: [...stayPrice.lines, car],
  totals: { netMinor: 24_412, taxMinor: 3488, totalMinor: 27_900, currency: 'EUR', currencyDigits: 2 },
  taxes: [
    { label: 'IVA', rateBasisPoints: 600, netMinor: 21_566, taxMinor: 1294 },
    { label: 'IVA', rateBasisPoints: 2300, netMinor: 4078, taxMinor: 937 },
  ],
};

const policy: Quote['policy'] = [
  {
    kind: 'FREE',
    penaltyMinor: 0,
    refundMinor: 27_900,
    penalty: { unit: 'PERCENTAGE', value: 0 },
    until: '2027-01-11T14:00:00.000Z',
  },
  {
    kind: 'PENALTY',
    penaltyMinor: 11_400,
    refundMinor: 16_500,
    penalty: { unit: 'DAY', value: 1 },
    from: '2027-01-11T14:00:00.000Z',
    until: '2027-01-14T14:00:00.000Z',
  },
  {
    kind: 'NO_CANCEL',
    penaltyMinor: 22_900,
    refundMinor: 5000,
    penalty: { unit: 'PERCENTAGE', value: 100 },
    from: '2027-01-14T14:00:00.000Z',
  },
];
const place = { name: 'Casa Andorinha, Lisboa', timezone: 'Europe/Lisbon' };
const terms = { ...price, policy, deposit };

export const grossQuote: Quote = {
  ...quote,
  ...terms,
  location: { ...quote.location, ...place },
  payment: 'PAY_NOW',
  extras: [{ extraId: 'airport-car', quantity: 1 }],
  extrasOffered: quote.extrasOffered.map((extra, index) => ({
    ...extra,
    priceMinor: 3500 * (index + 1),
    unitTotalMinor: 3500 * (index + 1),
  })),
};

/** An extra bed lifts the nights of a price without tax into a higher slab. */
export const bedTaxedHigher: Quote = {
  ...quote,
  bedsOffered: [
    {
      roomIndex: 0,
      fewest: 0,
      most: 1,
      unitTotalMinor: 595_500,
      higherTaxMinor: 312_000,
      higherTax: { aboveMinor: 750_000, rateBasisPoints: 1800, label: 'GST' },
    },
  ],
};

/** Every offer at the total of the stay, with the balance before arrival, at the hotel, or all paid there. */
export const grossAvailability: Availability = {
  ...availability,
  currency: 'EUR',
  currencyDigits: 2,
  items: availability.items.map((item, index) => ({
    ...item,
    offers: item.offers.map((offer) => {
      const { lines: _lines, totals, ...shown } = stayPrice;
      const { currency: _currency, currencyDigits: _digits, ...amounts } = totals;
      const parts = [
        { ...deposit, balanceMinor: 16_100 },
        { ...depositAtHotel, balanceMinor: 16_100 },
      ];
      const part = parts[index % 3];
      return {
        ...offer,
        ...shown,
        ...amounts,
        averageNightMinor: 12_200,
        policy,
        payment: part === undefined ? 'PAY_AT_HOTEL' : 'PAY_NOW',
        ...(part === undefined ? {} : { deposit: part }),
      };
    }),
  })),
};

export const grossFirstChosen: Availability = {
  ...grossAvailability,
  chosen: { rooms: firstChosen.chosen?.rooms ?? [], ...stayPrice },
};

export const grossUnpaid: Booking = {
  ...unpaid,
  ...terms,
  location: { ...unpaid.location, ...place },
};

/** The deposit is paid, and the balance due online. */
export const depositPaid: Booking = {
  ...booked,
  ...terms,
  location: { ...booked.location, ...place },
  payment: 'PART_PAID',
  paymentTerms: 'PAY_NOW',
  paidMinor: deposit.dueNowMinor,
  actions: [allowed('PAY'), allowed('CANCEL')],
};

const overdue: DepositPart = { ...deposit, balance: { ...deposit.balance, isOverdue: true } };
const { cancelledAt: _cancelledAt, ...leftToHotel } = overdue.balance;

/** The balance was due, and the booking will be cancelled. */
export const balanceOverdue: Booking = { ...depositPaid, deposit: overdue };

/** The balance was due, and nothing cancels the booking. */
export const balanceLeftToHotel: Booking = {
  ...depositPaid,
  deposit: { ...overdue, balance: leftToHotel },
};

/** The deposit is paid, and the balance is paid at the hotel. */
export const depositPaidRestAtHotel: Booking = {
  ...depositPaid,
  deposit: depositAtHotel,
  actions: [allowed('PAY', 'ALREADY_CONFIRMED'), allowed('CANCEL')],
};

export const depositPaidSummary: BookingSummary = {
  ...summary,
  location: { ...summary.location, ...place },
  totals: price.totals,
  payment: 'PART_PAID',
  paidMinor: deposit.dueNowMinor,
  actions: [allowed('PAY'), allowed('CANCEL')],
};

// The contract is checked when it is sent.
export const grossCancellation = {
  ...cancellationQuote,
  currency: 'EUR',
  currencyDigits: 2,
  paidMinor: deposit.dueNowMinor,
  penaltyMinor: 11_400,
  penaltyNetMinor: 10_753,
  penaltyTaxMinor: 647,
  nonRefundableMinor: 0,
  refundMinor: 0,
  dueMinor: 3100,
  deadline: '2027-01-14T14:00:00.000Z',
  next: policy[2],
} as CancellationQuote;

export const grossMissed: Booking = {
  ...depositPaid,
  stayState: 'NO_SHOW',
  actions: [allowed('CANCEL', 'NO_SHOW')],
  noShow: {
    markedAt: '2027-01-15T05:30:00.000Z',
    penaltyMinor: 22_900,
    penaltyTaxMinor: 1294,
    refundableMinor: 0,
    refundedMinor: 0,
    dueMinor: 14_600,
  },
};

const aroundExample = ENDPOINTS.searchAround.examples.response as StaysAround;

export const grossAround: StaysAround = {
  ...aroundExample,
  currency: 'EUR',
  currencyDigits: 2,
  stays: aroundExample.stays.map(({ totalMinor, ...stay }) => ({
    ...stay,
    ...(totalMinor === undefined ? {} : { totalMinor: totalMinor / 50 }),
  })),
};
