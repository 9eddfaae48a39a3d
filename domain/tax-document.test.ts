import { expect, test } from 'vitest';
import { type CancellationTerms, refundQuote } from './cancellation.ts';
import { sumMinor } from './money.ts';
import { chargePenalty, keptParts } from './penalty.ts';
import type { PriceLine } from './price-line.ts';
import {
  documentNumberOf,
  grossOf,
  lessRows,
  partsOfTax,
  seriesYearOf,
  shareOfRows,
  type TaxRow,
  taxRowsOf,
} from './tax-document.ts';

function night(date: string, netMinor: number, rateBasisPoints: number): PriceLine {
  const taxMinor = (netMinor * rateBasisPoints) / 10_000;
  return {
    id: `room-0-${date}`,
    kind: 'NIGHT',
    roomIndex: 0,
    date,
    label: 'Double',
    quantity: 1,
    parts: [{ kind: 'BASE', amountMinor: netMinor }],
    netMinor,
    rateBasisPoints,
    taxCode: '996311',
    taxMinor,
    totalMinor: netMinor + taxMinor,
    refundable: true,
    inPenaltyBase: true,
  };
}

/** The worked example of BOOKING-RULES, Cancellation 17. */
const LINES = [
  night('2027-01-14', 600_000, 500),
  night('2027-01-15', 800_000, 1800),
  night('2027-01-16', 600_000, 500),
];
const ROWS: TaxRow[] = [
  { taxCode: '996311', rateBasisPoints: 500, netMinor: 1_200_000, taxMinor: 60_000 },
  { taxCode: '996311', rateBasisPoints: 1800, netMinor: 800_000, taxMinor: 144_000 },
];

test('nights of one code and rate are one row', () => {
  expect(taxRowsOf(LINES)).toEqual(ROWS);
  expect(grossOf(taxRowsOf(LINES))).toBe(2_204_000);
});

test('a penalty and its refund divide the rows of the stay, to the minor unit', () => {
  const sold = { lines: LINES, pricing: {} };
  const penalty = { unit: 'PERCENTAGE', value: 50 } as const;
  const kept = taxRowsOf(keptParts(penalty, sold));
  expect(kept).toEqual([
    { taxCode: '996311', rateBasisPoints: 500, netMinor: 600_000, taxMinor: 30_000 },
    { taxCode: '996311', rateBasisPoints: 1800, netMinor: 400_000, taxMinor: 72_000 },
  ]);
  expect(grossOf(kept)).toBe(chargePenalty(penalty, sold).penaltyMinor);
  expect(grossOf(lessRows(ROWS, kept))).toBe(2_204_000 - 1_102_000);
  expect(lessRows(ROWS, ROWS)).toEqual([]);
});

test('what rounding leaves to the guest is a row without tax', () => {
  const sold = { lines: [night('2027-01-14', 600_001, 0)], pricing: { roundTotalTo: 100 } };
  const penalty = { unit: 'PERCENTAGE', value: 50 } as const;
  const kept = keptParts(penalty, sold);
  expect(grossOf(kept)).toBe(300_000);
  expect(grossOf(kept)).toBe(chargePenalty(penalty, sold).penaltyMinor);
});

test('the kept rows add up to the figures that the guest was quoted', () => {
  const terms: CancellationTerms = {
    policy: {
      kind: 'CANCELLATION',
      id: 'p',
      name: 'P',
      checkInRules: [{ value: 2, unit: 'DAY', penalty: { unit: 'DAY', value: 1 } }],
      reservationRules: [],
    },
    lines: LINES,
    pricing: {},
    stay: { checkIn: '2027-01-14', checkOut: '2027-01-17' },
    timezone: 'Asia/Kolkata',
    checkInMinutes: 840,
    reservedAt: '2026-11-21T10:00:00.000Z',
  };
  const quote = refundQuote({ ...terms, paidMinor: 2_204_000, now: '2027-01-13T08:30:00.000Z' });
  if (quote.kind === 'NO_CANCEL') throw new Error('It is before check-in.');
  const kept = taxRowsOf(keptParts(quote.penalty, terms));
  expect([grossOf(kept), grossOf(lessRows(ROWS, kept))]).toEqual([quote.penaltyMinor, quote.refundMinor]);
});

test('a part of an amount is taken from every rate, and all of it takes the rows as they are', () => {
  const share = shareOfRows(1000, ROWS);
  expect(grossOf(share)).toBe(1000);
  expect(share.map(({ rateBasisPoints }) => rateBasisPoints)).toEqual([500, 1800]);
  expect(shareOfRows(2_204_000, ROWS)).toEqual(ROWS);
  expect(grossOf(lessRows(ROWS, share))).toBe(2_203_000);
});

test('the parts of a tax are the tax exactly, with the odd unit in the first', () => {
  const halves = [
    { label: 'CGST', weight: 50 },
    { label: 'SGST', weight: 50 },
  ];
  expect(partsOfTax({ rateBasisPoints: 1800, taxMinor: 147_601 }, halves)).toEqual([
    { label: 'CGST', rateBasisPoints: 900, taxMinor: 73_801 },
    { label: 'SGST', rateBasisPoints: 900, taxMinor: 73_800 },
  ]);
  const thirds = ['A', 'B', 'C'].map((label) => ({ label, weight: 1 }));
  for (const taxMinor of [-7, 0, 1, 2, 100_000_000_001]) {
    const parts = partsOfTax({ rateBasisPoints: 500, taxMinor }, thirds);
    expect(sumMinor(parts.map((part) => part.taxMinor))).toBe(taxMinor);
    expect(sumMinor(parts.map((part) => part.rateBasisPoints))).toBe(500);
  }
});

test('a year may begin in any month, and a number is at most 16 characters long', () => {
  expect(seriesYearOf('2026-12-31', 1)).toBe('2026');
  expect(seriesYearOf('2027-03-31', 4)).toBe('26-27');
  expect(seriesYearOf('2027-04-01', 4)).toBe('27-28');
  expect(seriesYearOf('2099-12-31', 7)).toBe('99-00');
  const longest = documentNumberOf({ series: 'UDRC', year: '26-27', number: 99_999 });
  expect(longest).toBe('UDRC/26-27/99999');
  expect(longest).toHaveLength(16);
  expect(documentNumberOf({ series: 'K', year: '2026', number: 42 })).toBe('K/2026/00042');
});
