import { describe, expect, test } from 'vitest';
import { ALL, always, FIRST_NIGHT, HALF, lines, noon, quoteAt } from './test-support/cancellation-terms.ts';
import { splitTax } from './price-terms.ts';
import { extraLine, nightLine } from './test-support/catalogue.ts';

describe('Cancellation 9: a DAY penalty is the first nights at their own price, per room', () => {
  const twoRooms = [
    ...lines,
    ...lines.map((line) => ({ ...line, id: line.id.replace('room-0', 'room-1'), roomIndex: 1 })),
  ];

  test('not an average, and no more nights than there are', () => {
    expect(quoteAt(noon, always({ unit: 'DAY', value: 2 }))).toMatchObject({ penaltyMinor: 1_574_000 });
    expect(quoteAt(noon, always({ unit: 'DAY', value: 9 }))).toMatchObject({
      penaltyMinor: 2_204_000,
      refundMinor: 0,
    });
  });

  test('the figures name the nights that are kept, the rule its own words', () => {
    const rule = { value: 0, unit: 'MINUTE', penalty: { unit: 'DAY', value: 9 } } as const;
    expect(quoteAt(noon, { reservationRules: [rule] })).toMatchObject({
      penalty: { unit: 'DAY', value: 3 },
      hit: { source: 'RESERVATION', rule },
    });
    expect(quoteAt(noon, { reservationRules: [rule] }, { lines: twoRooms })).toMatchObject({
      penalty: { unit: 'DAY', value: 3 },
    });
  });

  test('the first night of the stay, also when its line is not the first', () => {
    const dearFirst = [nightLine('2026-03-29', 600_000), nightLine('2026-03-28', 800_000)];
    const changes = { lines: dearFirst, paidMinor: 1_574_000 };
    expect(quoteAt(noon, always(FIRST_NIGHT), changes)).toMatchObject({
      penaltyMinor: 944_000,
      refundMinor: 630_000,
    });
  });

  test('the first night of every room, in stay order whatever the order of the lines', () => {
    const changes = { lines: twoRooms.toReversed(), paidMinor: 4_408_000 };
    expect(quoteAt(noon, always(FIRST_NIGHT), changes)).toMatchObject({
      penaltyMinor: 1_260_000,
      refundMinor: 3_148_000,
    });
  });
});

describe('Cancellation 10: a PERCENTAGE is taken per line, with tax at the rate of the line', () => {
  test('rounds each net, then its tax', () => {
    const odd = [
      nightLine('2026-03-28', 333_333),
      nightLine('2026-03-29', 333_333),
      nightLine('2026-03-30', 333_333),
    ];
    expect(
      quoteAt(noon, always({ unit: 'PERCENTAGE', value: 33.33 }), { lines: odd, paidMinor: 1_050_000 }),
    ).toMatchObject({
      penaltyNetMinor: 3 * 111_100,
      penaltyTaxMinor: 3 * 5555,
      penaltyMinor: 349_965,
      refundMinor: 700_035,
    });
  });

  test('never takes more than the percentage of the total, where a deposit of as much has paid for it', () => {
    const amounts = [
      ['2026-03-28', 13_345],
      ['2026-03-29', 14_735],
      ['2026-03-30', 14_735],
      ['2026-03-31', 13_345],
    ] as const;
    const vat = amounts.map(([date, gross]) => ({
      ...nightLine(date, 0),
      ...splitTax(gross, 1000, { pricesIncludeTax: true }),
      rateBasisPoints: 1000,
    }));
    // 30 % of 561.60 are 168.48; of each night, rounded, 40.04 + 44.21 + 44.21 + 40.04 = 168.50.
    const changes = { lines: vat, pricing: { pricesIncludeTax: true }, paidMinor: 16_848 };
    expect(quoteAt(noon, always({ unit: 'PERCENTAGE', value: 30 }), changes)).toMatchObject({
      penaltyMinor: 16_848,
      penaltyTaxMinor: 364 + 402 + 402 + 364,
      refundMinor: 0,
      dueMinor: 0,
    });
  });

  test('its tax is that of the net that is kept, not a share of the tax of the line', () => {
    // 166.665 and 5 % of 166.67, which is 8.33; half of 16.67 would be 8.34.
    const odd = [nightLine('2026-03-28', 33_333)];
    expect(quoteAt(noon, always(HALF), { lines: odd, paidMinor: 35_000 })).toMatchObject({
      penaltyNetMinor: 16_667,
      penaltyTaxMinor: 833,
      refundMinor: 17_500,
    });
  });

  test('keeps the slab of the whole line although half of it would be below', () => {
    const dear = [nightLine('2026-03-28', 800_000)];
    expect(quoteAt(noon, always(HALF), { lines: dear, paidMinor: 944_000 })).toMatchObject({
      penaltyNetMinor: 400_000,
      penaltyTaxMinor: 72_000,
    });
  });
});

test('Cancellation 2: a percentage with two decimals is taken exactly, and a DAY is a whole night', () => {
  expect(quoteAt(noon, always({ unit: 'PERCENTAGE', value: 12.34 }))).toMatchObject({
    // Less what the halves add: 12.34 % of 2,204,000 are 271,973.6, the lines 271,974.
    penaltyNetMinor: 74_040 + 98_720 + 74_040 - 1,
    penaltyTaxMinor: 3_702 + 17_770 + 3_702,
  });
  expect(quoteAt(noon, always(FIRST_NIGHT))).toMatchObject({ penaltyNetMinor: 600_000 });
});

describe('Cancellation 11: which extras are kept', () => {
  const paidMinor = 2_204_000 + 118_000;

  test('an extra is refunded in full', () => {
    const withExtra = { lines: [...lines, extraLine(100_000)], paidMinor };
    expect(quoteAt(noon, always(ALL), withExtra)).toMatchObject({
      penaltyMinor: 2_204_000,
      refundMinor: 118_000,
    });
  });

  test('unless it is not refundable: then all of it is kept, also while cancelling is free', () => {
    const withExtra = { lines: [...lines, extraLine(100_000, { refundable: false })], paidMinor };
    expect(quoteAt(noon, {}, withExtra)).toMatchObject({
      kind: 'PENALTY',
      penaltyMinor: 118_000,
      nonRefundableMinor: 118_000,
      refundMinor: 2_204_000,
      hit: { source: 'NONE' },
    });
    expect(quoteAt(noon, always(HALF), withExtra)).toMatchObject({
      penaltyMinor: 1_220_000,
      refundMinor: 1_102_000,
    });
  });

  test('or in the base of the penalty: then its share is kept', () => {
    const withExtra = { lines: [...lines, extraLine(100_000, { inPenaltyBase: true })], paidMinor };
    expect(quoteAt(noon, always(HALF), withExtra)).toMatchObject({
      penaltyMinor: 1_161_000,
      refundMinor: 1_161_000,
    });
  });

  test('nothing is kept twice', () => {
    const both = extraLine(100_000, { refundable: false, inPenaltyBase: true });
    expect(quoteAt(noon, always(HALF), { lines: [...lines, both], paidMinor })).toMatchObject({
      penaltyMinor: 1_220_000,
    });
  });
});

test('only nights are nights, and one without a date is of no day', () => {
  const { date: _none, ...undated } = nightLine('2026-03-28', 100_000);
  const dated = extraLine(50_000, { date: '2026-03-27' });
  const changes = { lines: [dated, undated, ...lines], paidMinor: 5_000_000 };
  expect(quoteAt(noon, always(FIRST_NIGHT), changes)).toMatchObject({ penaltyMinor: 630_000 });
  expect(quoteAt(noon, always({ unit: 'DAY', value: 9 }), changes)).toMatchObject({
    penalty: { unit: 'DAY', value: 3 },
    penaltyMinor: 2_204_000,
  });
});

describe('Price 7: a penalty of amounts that include their tax', () => {
  const gross = (date: string, totalMinor: number) => {
    const { netMinor, taxMinor } = splitTax(totalMinor, 600, { pricesIncludeTax: true });
    return nightLine(date, netMinor, { rateBasisPoints: 600, taxMinor, totalMinor });
  };
  const lisbon = [gross('2026-03-28', 9500), gross('2026-03-29', 11_450)];
  const changes = { lines: lisbon, paidMinor: 20_950, pricing: { pricesIncludeTax: true } };

  test('50 % of 95.00 and of 114.50 are 47.50 and 57.25, each split at its own rate', () => {
    expect(quoteAt(noon, always(HALF), changes)).toMatchObject({
      penaltyMinor: 10_475,
      penaltyNetMinor: 4481 + 5401,
      penaltyTaxMinor: 269 + 324,
      refundMinor: 10_475,
    });
  });

  test('the first night keeps what the guest paid for it', () => {
    expect(quoteAt(noon, always(FIRST_NIGHT), changes)).toMatchObject({ penaltyMinor: 9500 });
  });
});

describe('Price 8: a penalty of a hotel with whole totals', () => {
  /** 6,300.00, 9,440.00 and 6,300.40, which 0.40 less make 22,040.00. */
  const odd = [
    nightLine('2026-03-28', 600_000),
    nightLine('2026-03-29', 800_000),
    nightLine('2026-03-30', 600_000, { totalMinor: 630_040, taxMinor: 30_040 }),
    extraLine(-40, {
      id: 'rounding-room-0',
      kind: 'ROUNDING',
      roomIndex: 0,
      taxMinor: 0,
      totalMinor: -40,
      rateBasisPoints: 0,
      inPenaltyBase: true,
    }),
  ];
  const changes = { lines: odd, pricing: { roundTotalTo: 100 } };

  test('a part is rounded down in the guest’s favour, and the difference comes from the net', () => {
    // 33.33 % of 6,000.00, 8,000.00 and 6,000.00 with their tax are 7,345.92.
    const third = always({ unit: 'PERCENTAGE', value: 33.33 });
    expect(quoteAt(noon, third, changes)).toMatchObject({
      penaltyMinor: 734_500,
      penaltyTaxMinor: 9_999 + 47_995 + 9_999,
      refundMinor: 1_469_500,
    });
  });

  test('a part below one unit is nothing, without a tax of its own', () => {
    const tiny = { ...changes, pricing: { roundTotalTo: 1_000_000 } };
    expect(quoteAt(noon, always(FIRST_NIGHT), tiny)).toMatchObject({
      penaltyMinor: 0,
      penaltyNetMinor: 0,
      penaltyTaxMinor: 0,
    });
  });

  test('everything keeps everything, its rounding included', () => {
    expect(quoteAt(noon, always(ALL), changes)).toMatchObject({ penaltyMinor: 2_204_000, refundMinor: 0 });
    expect(quoteAt(noon, always({ unit: 'DAY', value: 3 }), changes)).toMatchObject({ refundMinor: 0 });
  });

  test('what rounds an extra goes with the extra', () => {
    const rounding = { kind: 'ROUNDING', taxMinor: 0, totalMinor: 50, rateBasisPoints: 0 } as const;
    const extras = [extraLine(99_950), extraLine(50, rounding)];
    const withExtra = { ...changes, lines: [...odd, ...extras], paidMinor: 2_204_000 + 117_941 + 50 };
    expect(quoteAt(noon, always(ALL), withExtra)).toMatchObject({ refundMinor: 117_991 });
    expect(quoteAt(noon, always({ unit: 'DAY', value: 3 }), withExtra)).toMatchObject({
      refundMinor: 117_991,
    });
  });
});

test('Price 9: a charge goes back in full, and one that is not refundable is kept', () => {
  const charge = (refundable: boolean) =>
    extraLine(2400, { kind: 'CHARGE', taxMinor: 0, totalMinor: 2400, rateBasisPoints: 0, refundable });
  const changes = { lines: [...lines, charge(true), charge(false)], paidMinor: 2_204_000 + 4800 };
  expect(quoteAt(noon, always(ALL), changes)).toMatchObject({
    penaltyMinor: 2_206_400,
    nonRefundableMinor: 2400,
    refundMinor: 2400,
  });
});
