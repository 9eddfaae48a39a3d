import type { PriceRequest, RoomChoice } from '../price.ts';
import { location, TAXES } from './catalogue.ts';

export const couple: RoomChoice = {
  roomId: 'lake',
  ratePlanId: 'flexible',
  mealPlan: 'RO',
  adults: 2,
  childAges: [],
  extraBeds: 0,
};

const oneNight = { checkIn: '2026-03-23', checkOut: '2026-03-24' };

/** Returns a request for two adults and one night, with changes. */
export function request(changes: Partial<PriceRequest> = {}): PriceRequest {
  return {
    location: location(),
    taxes: TAXES,
    terms: { currency: 'INR', currencyDigits: 2 },
    bookedOn: '2026-03-01',
    stay: oneNight,
    rooms: [couple],
    extras: [],
    ...changes,
  };
}
