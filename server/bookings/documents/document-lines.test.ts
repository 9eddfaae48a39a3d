import { expect, test } from 'vitest';
import type { PriceLine } from '#schemas/api-types';
import { PRODUCT_TEXTS } from '../../platform/texts.ts';
import { shortDate } from '../../platform/mail/hotel-time.ts';
import { stayLines } from './document-lines.ts';

function line(changes: Partial<PriceLine>): PriceLine {
  return {
    id: 'line',
    kind: 'NIGHT',
    label: 'Quay Room',
    quantity: 1,
    parts: [],
    netMinor: 10_000,
    rateBasisPoints: 500,
    taxMinor: 500,
    totalMinor: 10_500,
    refundable: true,
    inPenaltyBase: true,
    ...changes,
  };
}

const night = (date: string, changes: Partial<PriceLine> = {}) => line({ roomIndex: 0, date, ...changes });
const rounding = (roomIndex: number, netMinor: number) =>
  line({ kind: 'ROUNDING', roomIndex, label: '', netMinor, rateBasisPoints: 0, taxMinor: 0 });

const written = (...lines: PriceLine[]) =>
  stayLines(PRODUCT_TEXTS, lines, (date) => shortDate(date, 'en-IN'));

test('nights at one rate are one line, which names them: those that follow each other as a range', () => {
  const dear = { rateBasisPoints: 1800, taxMinor: 1800 };
  const lines = written(
    night('2027-01-30'),
    night('2027-01-31'),
    night('2027-02-01', dear),
    night('2027-02-02'),
    night('2027-01-30', { roomIndex: 1 }),
  );
  expect(lines.map(({ label, note }) => [label, note])).toEqual([
    ['Quay Room', '3 nights, 30 Jan 2027 to 31 Jan 2027, 2 Feb 2027'],
    ['Quay Room', '1 night, 1 Feb 2027'],
    ['Quay Room', '1 night, 30 Jan 2027'],
  ]);
  expect(lines.map(({ netMinor, taxMinor, totalMinor }) => [netMinor, taxMinor, totalMinor])).toEqual([
    [30_000, 1500, 31_500],
    [10_000, 1800, 11_800],
    [10_000, 500, 10_500],
  ]);
});

test('an extra says how many, and nothing where there is one', () => {
  const extra = (id: string, label: string, quantity: number) =>
    line({ kind: 'EXTRA', extraId: id, label, quantity });
  expect(written(extra('car', 'Car', 4), extra('basket', 'Basket', 1)).map(({ label }) => label)).toEqual([
    'Car × 4',
    'Basket',
  ]);
});

test('what the rooms were rounded by is one line, and none where it comes to nothing', () => {
  expect(written(rounding(0, 8), rounding(1, -28), rounding(2, 40))).toMatchObject([
    { label: 'Rounding', totalMinor: 20 },
  ]);
  expect(written(rounding(0, 8), rounding(1, -8))).toEqual([]);
});
