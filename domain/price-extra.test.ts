import { describe, expect, test } from 'vitest';
import { priceStay, type RoomChoice } from './price.ts';
import { extra, location, TAXES } from './test-support/catalogue.ts';
import { couple, request } from './test-support/price-request.ts';

describe('Words: extras by charging mode, their quantity computed by the server', () => {
  const stay = { checkIn: '2026-03-23', checkOut: '2026-03-26' };
  const rooms = [{ ...couple, childAges: [4] }, couple];

  test.each([
    ['STAY', 1],
    ['NIGHT', 3],
    ['PERSON', 5],
    ['PERSON_NIGHT', 15],
  ] as const)('%s is charged %i times, whatever the client says', (charging, quantity) => {
    const house = location({ extras: [extra({ charging })] });
    const priced = priceStay(
      request({ location: house, stay, rooms, extras: [{ extraId: 'pickup', quantity: 2 }] }),
    );
    expect(priced.lines.at(-1)).toEqual({
      id: 'extra-pickup',
      kind: 'EXTRA',
      extraId: 'pickup',
      label: 'Airport pickup',
      quantity,
      parts: [{ kind: 'EXTRA', amountMinor: quantity * 100_000 }],
      netMinor: quantity * 100_000,
      rateBasisPoints: 1800,
      taxMinor: quantity * 18_000,
      totalMinor: quantity * 118_000,
      refundable: true,
      inPenaltyBase: false,
    });
  });

  test('UNIT is charged as often as the guest chose, once when nothing was said', () => {
    const house = location({
      extras: [extra({ charging: 'UNIT', maxQuantity: 4, refundable: false, inPenaltyBase: true })],
    });
    const four = priceStay(request({ location: house, extras: [{ extraId: 'pickup', quantity: 4 }] }));
    const one = priceStay(request({ location: house, extras: [{ extraId: 'pickup' }] }));
    expect(four.lines.at(-1)).toMatchObject({
      quantity: 4,
      netMinor: 400_000,
      refundable: false,
      inPenaltyBase: true,
    });
    expect(one.lines.at(-1)).toMatchObject({ quantity: 1 });
  });

  test.each([
    [5, 'validation.tooMuch', { limit: 4 }],
    [0, 'validation.tooLittle', { limit: 1 }],
    [1.5, 'validation.notInteger', {}],
  ])('refuses %d units', (quantity, key, params) => {
    const house = location({ extras: [extra({ charging: 'UNIT', maxQuantity: 4 })] });
    const price = () => priceStay(request({ location: house, extras: [{ extraId: 'pickup', quantity }] }));
    expect(price).toThrow(
      expect.objectContaining({
        code: 'VALIDATION',
        details: { faults: [{ field: 'extras.0.quantity', key, params }] },
      }),
    );
  });

  test('refuses the same extra twice and one that is not offered', () => {
    const house = location({ extras: [extra()] });
    const twice = () =>
      priceStay(request({ location: house, extras: [{ extraId: 'pickup' }, { extraId: 'pickup' }] }));
    const unknown = () => priceStay(request({ location: house, extras: [{ extraId: 'elephant' }] }));
    expect(twice).toThrow(expect.objectContaining({ code: 'VALIDATION' }));
    expect(unknown).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND', details: { field: 'extras.0.extraId' } }),
    );
  });

  test('the tax of an extra is that of the day of arrival', () => {
    const taxes = [
      ...TAXES.filter(({ taxClass }) => taxClass === 'accommodation'),
      {
        taxClass: 'service',
        label: 'GST',
        validFrom: '2026-01-01',
        validTo: '2026-03-23',
        basis: 'LINE' as const,
        slabs: [{ rateBasisPoints: 1200 }],
      },
      {
        taxClass: 'service',
        label: 'GST',
        validFrom: '2026-03-24',
        basis: 'LINE' as const,
        slabs: [{ rateBasisPoints: 1800 }],
      },
    ];
    const priced = priceStay(
      request({ location: location({ extras: [extra()] }), taxes, stay, extras: [{ extraId: 'pickup' }] }),
    );
    expect(priced.lines.at(-1)?.rateBasisPoints).toBe(1200);
  });
});

test('an extra that is named twice is refused at its second place', () => {
  const house = location({ extras: [extra()] });
  const twice = request({ location: house, extras: [{ extraId: 'pickup' }, { extraId: 'pickup' }] });
  expect(() => priceStay(twice)).toThrow(
    expect.objectContaining({
      code: 'VALIDATION',
      details: { faults: [{ field: 'extras.1.extraId', key: 'validation.invalidExtra', params: {} }] },
    }),
  );
});

test('the slab of an extra that is taxed by the room night divides by rooms and nights', () => {
  const taxes = [
    ...TAXES,
    {
      taxClass: 'nightly',
      label: 'Nightly',
      validFrom: '2020-01-01',
      basis: 'ROOM_NIGHT' as const,
      slabs: [{ upToMinor: 20_000, rateBasisPoints: 500 }, { rateBasisPoints: 1800 }],
    },
  ];
  const house = location({ extras: [extra({ taxClass: 'nightly', priceMinor: 120_000 })] });
  const stay = { checkIn: '2026-03-23', checkOut: '2026-03-26' };
  const ofRooms = (rooms: RoomChoice[]) =>
    priceStay(request({ location: house, taxes, stay, rooms, extras: [{ extraId: 'pickup' }] })).lines.at(-1)
      ?.rateBasisPoints;
  expect(ofRooms([couple, couple])).toBe(500);
  expect(ofRooms([couple])).toBe(1800);
});

test('limits units even if the hotel sets no maximum', () => {
  const house = location({ extras: [extra({ charging: 'UNIT' })] });
  const ofSo = (quantity: number) => () =>
    priceStay(request({ location: house, extras: [{ extraId: 'pickup', quantity }] }));
  expect(ofSo(20)).not.toThrow();
  expect(ofSo(1001)).toThrow(
    expect.objectContaining({
      code: 'VALIDATION',
      details: {
        faults: [{ field: 'extras.0.quantity', key: 'validation.tooMuch', params: { limit: 99 } }],
      },
    }),
  );
});

test('Price 8: each extra is rounded by itself', () => {
  const odd = [extra({ id: 'pickup', priceMinor: 100_020 }), extra({ id: 'picnic', priceMinor: 50_040 })];
  const terms = { pricesIncludeTax: true, roundTotalTo: 100, currency: 'INR', currencyDigits: 2 };
  const { lines } = priceStay(
    request({
      location: location({ extras: odd }),
      terms,
      extras: [{ extraId: 'pickup' }, { extraId: 'picnic' }],
    }),
  );
  const ofExtras = lines.filter(({ id }) => /pickup|picnic/.test(id));
  expect(ofExtras.map(({ id, totalMinor }) => [id, totalMinor])).toEqual([
    ['extra-pickup', 100_020],
    ['rounding-extra-pickup', -20],
    ['extra-picnic', 50_040],
    ['rounding-extra-picnic', -40],
  ]);
});
