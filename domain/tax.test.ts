import { describe, expect, test } from 'vitest';
import { TAXES } from './test-support/catalogue.ts';
import { limitOf, taxOn } from './tax.ts';

const night = { taxClass: 'accommodation', writtenMinor: 600_000, date: '2026-03-28' };

describe('Price 3: tax is data', () => {
  test('5 % up to and including Rs 7,500 a night, 18 % above', () => {
    expect(taxOn({ ...night, writtenMinor: 750_000 }, { taxes: TAXES })).toEqual({
      label: 'GST',
      rateBasisPoints: 500,
      netMinor: 750_000,
      taxMinor: 37_500,
      totalMinor: 787_500,
    });
    expect(taxOn({ ...night, writtenMinor: 750_001 }, { taxes: TAXES })).toMatchObject({
      rateBasisPoints: 1800,
      taxMinor: 135_000,
    });
  });

  test('names the limit that a rate lies above, and none below the lowest rate', () => {
    expect(limitOf(night, 1800, TAXES)).toEqual({ aboveMinor: 750_000, rateBasisPoints: 1800, label: 'GST' });
    expect(limitOf(night, 500, TAXES)).toBeUndefined();
    expect(limitOf(night, 1200, TAXES)).toBeUndefined();
  });

  test('refuses a line outside every slab and period', () => {
    const upToTen = [
      {
        taxClass: 'accommodation',
        label: 'Tax',
        validFrom: '2020-01-01',
        validTo: '2026-03-28',
        basis: 'LINE' as const,
        slabs: [{ upToMinor: 1000, rateBasisPoints: 500 }],
      },
    ];
    expect(taxOn({ ...night, writtenMinor: 1000 }, { taxes: upToTen }).taxMinor).toBe(50);
    const refusal = { code: 'NOT_ON_SALE', details: { reason: { code: 'NOT_ON_SALE' } } };
    expect(() => taxOn({ ...night, writtenMinor: 1001 }, { taxes: upToTen })).toThrow(
      expect.objectContaining(refusal),
    );
    expect(() => taxOn({ ...night, writtenMinor: 1000, date: '2026-03-29' }, { taxes: upToTen })).toThrow(
      expect.objectContaining(refusal),
    );
    expect(() => taxOn({ ...night, writtenMinor: 1000, date: '2019-12-31' }, { taxes: upToTen })).toThrow(
      expect.objectContaining(refusal),
    );
    expect(() => taxOn({ ...night, writtenMinor: 1000, taxClass: 'service' }, { taxes: upToTen })).toThrow(
      expect.objectContaining(refusal),
    );
  });

  test('of two laws that hold the later one counts, wherever it is written', () => {
    const law = (label: string, validFrom: string) => ({
      taxClass: 'accommodation',
      label,
      validFrom,
      basis: 'LINE' as const,
      slabs: [{ rateBasisPoints: 100 }],
    });
    const [old, late] = [law('old', '2020-01-01'), law('late', '2026-01-01')];
    expect(taxOn(night, { taxes: [old, late] }).label).toBe('late');
    expect(taxOn(night, { taxes: [late, old] }).label).toBe('late');
    expect(taxOn({ ...night, date: '2025-12-31' }, { taxes: [old, late] }).label).toBe('old');
    expect(taxOn(night, { taxes: [late, law('same day', '2026-01-01')] }).label).toBe('late');
  });

  test('a flat 18 % is one slab', () => {
    const flat = [
      {
        taxClass: 'accommodation',
        label: 'Tax',
        validFrom: '2020-01-01',
        basis: 'LINE' as const,
        slabs: [{ rateBasisPoints: 1800 }],
      },
    ];
    expect(taxOn(night, { taxes: flat })).toMatchObject({
      label: 'Tax',
      rateBasisPoints: 1800,
      taxMinor: 108_000,
    });
  });

  test('ROOM_NIGHT chooses the slab by the price of one room night, LINE by the whole line', () => {
    const [byRoomNight] = TAXES;
    const byLine = TAXES.slice(0, 1).map((tax) => ({ ...tax, basis: 'LINE' as const }));
    const line = { ...night, writtenMinor: 900_000, roomNights: 2 };
    expect(taxOn(line, { taxes: byRoomNight === undefined ? [] : [byRoomNight] }).rateBasisPoints).toBe(500);
    expect(taxOn(line, { taxes: byLine }).rateBasisPoints).toBe(1800);
  });

  test('the date of the night decides which period is valid, both ends included', () => {
    const periods = [
      {
        taxClass: 'a',
        label: 'Old',
        validFrom: '2017-07-01',
        validTo: '2025-09-21',
        basis: 'LINE' as const,
        slabs: [{ rateBasisPoints: 1200 }],
      },
      {
        taxClass: 'a',
        label: 'New',
        validFrom: '2025-09-22',
        basis: 'LINE' as const,
        slabs: [{ rateBasisPoints: 500 }],
      },
    ];
    expect(taxOn({ taxClass: 'a', writtenMinor: 100, date: '2025-09-21' }, { taxes: periods }).label).toBe(
      'Old',
    );
    expect(taxOn({ taxClass: 'a', writtenMinor: 100, date: '2025-09-22' }, { taxes: periods }).label).toBe(
      'New',
    );
    expect(() => taxOn({ taxClass: 'a', writtenMinor: 100, date: '2017-06-30' }, { taxes: periods })).toThrow(
      /^NOT_ON_SALE$/,
    );
  });

  test('of two open periods the later one counts, in whatever order they stand', () => {
    const periods = [
      {
        taxClass: 'a',
        label: 'New',
        validFrom: '2025-09-22',
        basis: 'LINE' as const,
        slabs: [{ rateBasisPoints: 500 }],
      },
      {
        taxClass: 'a',
        label: 'Old',
        validFrom: '2017-07-01',
        basis: 'LINE' as const,
        slabs: [{ rateBasisPoints: 1200 }],
      },
    ];
    expect(taxOn({ taxClass: 'a', writtenMinor: 100, date: '2026-01-01' }, { taxes: periods }).label).toBe(
      'New',
    );
  });

  test('refuses an unknown class: what cannot be taxed cannot be sold', () => {
    expect(() => taxOn({ ...night, taxClass: 'alcohol' }, { taxes: TAXES })).toThrow(
      expect.objectContaining({ code: 'NOT_ON_SALE' }),
    );
  });
});

describe('Price 7: slabs of amounts that include their tax', () => {
  const rateOf = (writtenMinor: number) =>
    taxOn({ ...night, writtenMinor }, { taxes: TAXES, pricesIncludeTax: true }).rateBasisPoints;

  test('7,875.00 are 7,500.00 and 5 %, so they are in the lower slab; a paisa more is not', () => {
    expect(taxOn({ ...night, writtenMinor: 787_500 }, { taxes: TAXES, pricesIncludeTax: true })).toEqual({
      label: 'GST',
      rateBasisPoints: 500,
      netMinor: 750_000,
      taxMinor: 37_500,
      totalMinor: 787_500,
    });
    expect(rateOf(787_501)).toBe(1800);
  });

  test('an amount that fits no slab, as its net at 18 % is below 7,500.00, has the highest rate', () => {
    expect(
      taxOn({ ...night, writtenMinor: 800_000 }, { taxes: TAXES, pricesIncludeTax: true }),
    ).toMatchObject({
      rateBasisPoints: 1800,
      netMinor: 677_966,
    });
  });

  test('the limit of a slab is for one room and night', () => {
    const twoNights = { ...night, writtenMinor: 1_575_000, roomNights: 2 };
    expect(taxOn(twoNights, { taxes: TAXES, pricesIncludeTax: true }).rateBasisPoints).toBe(500);
  });
});
