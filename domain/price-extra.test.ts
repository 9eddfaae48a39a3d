import { describe, expect, test } from 'vitest';
import { priceStay, type PriceRequest, type RoomChoice } from './price.ts';
import { extra, location, TAXES } from './test-support/catalogue.ts';

const couple: RoomChoice = {
  roomId: 'lake',
  ratePlanId: 'flexible',
  mealPlan: 'RO',
  adults: 2,
  childAges: [],
  extraBeds: 0,
};

/** Monday to Tuesday: one night outside the weekend. */
const oneNight = { checkIn: '2026-03-23', checkOut: '2026-03-24' };

function request(changes: Partial<PriceRequest> = {}): PriceRequest {
  return {
    location: location(),
    taxes: TAXES,
    currency: 'INR',
    stay: oneNight,
    rooms: [couple],
    extras: [],
    ...changes,
  };
}

describe('extras by charging mode, their quantity computed by the server', () => {
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
    [5, "can't be more than 4"],
    [0, "can't be less than 1"],
    [1.5, 'must be an integer'],
  ])('refuses %d units', (quantity, message) => {
    const house = location({ extras: [extra({ charging: 'UNIT', maxQuantity: 4 })] });
    const price = () => priceStay(request({ location: house, extras: [{ extraId: 'pickup', quantity }] }));
    expect(price).toThrow(
      expect.objectContaining({ code: 'VALIDATION', messages: [{ field: 'extras.0.quantity', message }] }),
    );
  });

  test('refuses the same extra twice and one that is not offered', () => {
    const house = location({ extras: [extra()] });
    const twice = () =>
      priceStay(request({ location: house, extras: [{ extraId: 'pickup' }, { extraId: 'pickup' }] }));
    const unknown = () => priceStay(request({ location: house, extras: [{ extraId: 'elephant' }] }));
    expect(twice).toThrow(expect.objectContaining({ code: 'VALIDATION' }));
    expect(unknown).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
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
