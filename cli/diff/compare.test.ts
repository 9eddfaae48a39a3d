import { describe, expect, it } from 'vitest';
import { formatBasisPoints, formatMoney } from '#domain/money';
import type { Amounts } from './amounts.ts';
import { compare } from './compare.ts';

const AMOUNTS: Amounts = {
  money: (minor) => formatMoney(minor, { currency: 'INR', currencyDigits: 2 }, 'en-IN'),
  rate: (basisPoints) => formatBasisPoints(basisPoints, 'en-IN'),
};

const between = (before: unknown, after: unknown) => compare(before, after, AMOUNTS);

describe('what guests would see otherwise', () => {
  it('is nothing between equal contents, whatever the release is called', () => {
    expect(between({ releaseId: 'r-1', name: 'The Kesar' }, { releaseId: 'r-2', name: 'The Kesar' })).toEqual(
      [],
    );
  });

  it('is a text with what it was and what it is', () => {
    expect(between({ header: { heading: 'Tea' } }, { header: { heading: 'Coffee' } })).toEqual([
      { path: ['header', 'heading'], before: 'Tea', after: 'Coffee' },
    ]);
  });

  it('is a price as money, under the room and the season that it is for', () => {
    const price = (seasonId: string | undefined, baseMinor: number) => ({
      roomId: 'lake-suite',
      ...(seasonId === undefined ? {} : { seasonId }),
      baseMinor,
    });
    expect(
      between(
        { roomPrices: [price(undefined, 1_840_000), price('winter', 2_000_000)] },
        { roomPrices: [price('winter', 2_150_050), price(undefined, 1_840_000)] },
      ),
    ).toEqual([{ path: ['room prices lake-suite winter', 'price'], before: '₹20,000', after: '₹21,500.50' }]);
  });

  it('is a room that comes and a room that goes, by their names', () => {
    const changes = between(
      { rooms: [{ id: 'a', name: 'Lake suite' }] },
      { rooms: [{ id: 'b', name: 'Garden twin' }] },
    );
    expect(changes).toEqual([
      { path: ['rooms “Garden twin”'], after: '“Garden twin”' },
      { path: ['rooms “Lake suite”'], before: '“Lake suite”' },
    ]);
  });

  it('is a picture that was exchanged, and its description', () => {
    const picture = (thumb: string, alt: string) => ({ image: { id: 'hall', alt, urls: { thumb } } });
    expect(between(picture('/a.jpg', 'The hall'), picture('/b.jpg', 'The hall at night'))).toEqual([
      { path: ['image'], after: 'another picture (hall)', stays: true },
      { path: ['image', 'description'], before: 'The hall', after: 'The hall at night' },
    ]);
  });

  it('is an order that changed, a time as a clock and a tax as a rate', () => {
    expect(
      between(
        { rooms: [{ id: 'a' }, { id: 'b' }], checkIn: 840, slabs: [{ rateBasisPoints: 1200 }] },
        { rooms: [{ id: 'b' }, { id: 'a' }], checkIn: 900, slabs: [{ rateBasisPoints: 1800 }] },
      ),
    ).toEqual([
      { path: ['rooms'], after: 'in another order', stays: true },
      { path: ['check in'], before: '14:00', after: '15:00' },
      { path: ['slabs #1', 'rate'], before: '12\u00a0%', after: '18\u00a0%' },
    ]);
  });

  it('is what came to a list of words and what went', () => {
    expect(
      between({ amenities: ['Wi-Fi', 'Minibar'] }, { amenities: ['Kettle', 'Wi-Fi'], view: 'Lake' }),
    ).toEqual([
      { path: ['amenities'], before: 'Minibar', after: 'Kettle' },
      { path: ['view'], after: 'Lake' },
    ]);
  });

  it('is a cancellation policy as a whole, because each rule counts until the next', () => {
    const policy = (percent: number) => ({
      checkInRules: [
        { value: 7, unit: 'DAY', penalty: { unit: 'PERCENTAGE', value: percent } },
        { value: 1, unit: 'DAY', penalty: { unit: 'DAY', value: 2 } },
      ],
    });
    expect(between(policy(50), policy(80))).toEqual([
      {
        path: ['check in rules'],
        before: '50 % from 7 days; 2 nights from 1 day',
        after: '80 % from 7 days; 2 nights from 1 day',
      },
    ]);
  });
});

describe('what guests would pay otherwise', () => {
  it('is a charge that comes, with all that guests ask about it, and one whose amount changes', () => {
    const charge = (id: string, amountMinor: number) => ({
      per: 'ADULT_NIGHT',
      id,
      label: id === 'lake' ? 'Lake fund' : 'City tax',
      amountMinor,
      mostNights: 7,
      validFrom: '2026-01-01',
      payable: 'AT_HOTEL',
    });
    expect(
      between(
        { charges: [charge('lake', 5000)] },
        { charges: [charge('lake', 6000), charge('city', 40_000)] },
      ),
    ).toEqual([
      { path: ['charges “Lake fund”', 'amount'], before: '₹50', after: '₹60' },
      {
        path: ['charges “City tax”'],
        after: '₹400 for each adult and night, at most 7 nights, paid at the hotel',
      },
    ]);
  });

  it('is a percentage of a season, and a new season', () => {
    const summer = (percent: number) => ({
      id: 'summer',
      name: 'Summer',
      from: '2027-06-01',
      to: '2027-08-31',
      percent,
    });
    expect(between({ seasons: [summer(20)] }, { seasons: [summer(25)] })).toEqual([
      { path: ['seasons “Summer”', 'percent'], before: '20 %', after: '25 %' },
    ]);
    expect(between({ seasons: [] }, { seasons: [summer(20)] })).toEqual([
      {
        path: ['seasons “Summer”'],
        after: '“Summer”, 2027-06-01 to 2027-08-31, 20 % on the base price',
      },
    ]);
  });

  it('is a plan’s discounts, deposit and balance as a whole', () => {
    expect(
      between(
        { ratePlans: [{ id: 'saver', name: 'Saver', deposit: { unit: 'PERCENTAGE', value: 30 } }] },
        {
          ratePlans: [
            {
              id: 'saver',
              name: 'Saver',
              deposit: { unit: 'DAY', value: 1 },
              balance: { due: 'BEFORE_ARRIVAL', days: 14, hours: 48 },
              discounts: [
                { kind: 'EARLY_BIRD', daysBefore: 60, percent: 10 },
                { kind: 'LONG_STAY', nights: 7, percent: 12.5, stayTo: '2027-12-15' },
              ],
            },
          ],
        },
      ),
    ).toEqual([
      { path: ['rate plans “Saver”', 'deposit'], before: '30 % when booking', after: '1 night when booking' },
      {
        path: ['rate plans “Saver”', 'balance'],
        after: '14 days before arrival, cancelled 48 hours later if unpaid',
      },
      {
        path: ['rate plans “Saver”', 'discounts'],
        after:
          '10 % booked 60 days or more before arrival; 12.5 % from 7 nights on (nights until 2027-12-15)',
      },
    ]);
  });

  it('is the nights of the weekend, an age band and its prices, and the unit of totals', () => {
    expect(
      between(
        {
          weekendDays: [5, 6],
          childBands: [{ id: 'infant', name: 'Infant', below: 3 }],
          childPrices: [{ bandId: 'infant', priceMinor: 0 }],
        },
        {
          weekendDays: [4, 5, 6],
          childBands: [{ id: 'infant', name: 'Infant', below: 4 }],
          childPrices: [{ bandId: 'infant', priceMinor: 5000 }],
          roundTotalTo: 100,
        },
      ),
    ).toEqual([
      { path: ['weekend days'], before: 'Friday, Saturday', after: 'Thursday, Friday, Saturday' },
      { path: ['child bands “Infant”', 'below'], before: '3', after: '4' },
      { path: ['child prices infant', 'price'], before: '₹0', after: '₹50' },
      { path: ['round total to'], after: '₹1' },
    ]);
  });
});
