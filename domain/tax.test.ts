import { describe, expect, test } from 'vitest';
import { TAXES } from './test-support/catalogue.ts';
import { taxOn } from './tax.ts';

const night = { taxClass: 'accommodation', netMinor: 600_000, date: '2026-03-28' };

describe('Price 3: tax is data', () => {
  test('5 % up to and including Rs 7,500 a night, 18 % above', () => {
    expect(taxOn({ ...night, netMinor: 750_000 }, TAXES)).toEqual({
      label: 'GST',
      rateBasisPoints: 500,
      taxMinor: 37_500,
    });
    expect(taxOn({ ...night, netMinor: 750_001 }, TAXES)).toMatchObject({
      rateBasisPoints: 1800,
      taxMinor: 135_000,
    });
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
    expect(taxOn({ ...night, netMinor: 1000 }, upToTen).taxMinor).toBe(50);
    const refusal = { code: 'NOT_ON_SALE', details: { reason: { code: 'NOT_ON_SALE' } } };
    expect(() => taxOn({ ...night, netMinor: 1001 }, upToTen)).toThrow(expect.objectContaining(refusal));
    expect(() => taxOn({ ...night, netMinor: 1000, date: '2026-03-29' }, upToTen)).toThrow(
      expect.objectContaining(refusal),
    );
    expect(() => taxOn({ ...night, netMinor: 1000, date: '2019-12-31' }, upToTen)).toThrow(
      expect.objectContaining(refusal),
    );
    expect(() => taxOn({ ...night, netMinor: 1000, taxClass: 'service' }, upToTen)).toThrow(
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
    expect(taxOn(night, [old, late]).label).toBe('late');
    expect(taxOn(night, [late, old]).label).toBe('late');
    expect(taxOn({ ...night, date: '2025-12-31' }, [old, late]).label).toBe('old');
    expect(taxOn(night, [late, law('same day', '2026-01-01')]).label).toBe('late');
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
    expect(taxOn(night, flat)).toEqual({ label: 'Tax', rateBasisPoints: 1800, taxMinor: 108_000 });
  });

  test('ROOM_NIGHT chooses the slab by the price of one room night, LINE by the whole line', () => {
    const [byRoomNight] = TAXES;
    const byLine = TAXES.slice(0, 1).map((tax) => ({ ...tax, basis: 'LINE' as const }));
    const line = { ...night, netMinor: 900_000, roomNights: 2 };
    expect(taxOn(line, byRoomNight === undefined ? [] : [byRoomNight]).rateBasisPoints).toBe(500);
    expect(taxOn(line, byLine).rateBasisPoints).toBe(1800);
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
    expect(taxOn({ taxClass: 'a', netMinor: 100, date: '2025-09-21' }, periods).label).toBe('Old');
    expect(taxOn({ taxClass: 'a', netMinor: 100, date: '2025-09-22' }, periods).label).toBe('New');
    expect(() => taxOn({ taxClass: 'a', netMinor: 100, date: '2017-06-30' }, periods)).toThrow(
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
    expect(taxOn({ taxClass: 'a', netMinor: 100, date: '2026-01-01' }, periods).label).toBe('New');
  });

  test('refuses an unknown class: what cannot be taxed cannot be sold', () => {
    expect(() => taxOn({ ...night, taxClass: 'alcohol' }, TAXES)).toThrow(
      expect.objectContaining({ code: 'NOT_ON_SALE' }),
    );
  });
});
