import { describe, expect, test } from 'vitest';
import { sellingRules } from './freeze-catalogue.ts';

describe('Stock 5: how many rooms are held for one address', () => {
  test('three for an e-mail address and ten for a network where the hotel says nothing', () => {
    expect(sellingRules({})).toEqual({
      holdMinutes: 15,
      fewLeftThreshold: 3,
      horizonDays: 365,
      maxRooms: 3,
      maxHoldsPerEmail: 3,
      maxHoldsPerNetwork: 10,
    });
  });

  test('the hotel decides both', () => {
    const booking = { maxHoldsPerEmail: 5, maxHoldsPerNetwork: 40 };
    expect(sellingRules({ booking })).toMatchObject(booking);
  });

  test('never fewer than one booking may take, or its checkout would always refuse it', () => {
    expect(sellingRules({ booking: { maxRooms: 12 } })).toMatchObject({
      maxRooms: 12,
      maxHoldsPerEmail: 12,
      maxHoldsPerNetwork: 12,
    });
    const booking = { maxRooms: 4, maxHoldsPerEmail: 1, maxHoldsPerNetwork: 2 };
    expect(sellingRules({ booking })).toMatchObject({ maxHoldsPerEmail: 4, maxHoldsPerNetwork: 4 });
  });
});
