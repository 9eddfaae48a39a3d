import type { Policy, PrivacyPolicy, Rate, TermsPolicy } from '#schemas/types';
import type { Start } from './start.ts';

/** Each further room type costs a quarter of the first more. */
const STEP = 0.25;
/** Breakfast costs about an eighth of the room. */
const BREAKFAST = 0.125;

/** The prices of each location, and the policies that they name. */
export function starterRates(start: Start): Record<string, object> {
  return {
    ...Object.fromEntries(start.places.map((place) => [`rates/${place.id}.json`, rateOf(start, place)])),
    'policies/flexible.json': FLEXIBLE,
    'policies/privacy.json': privacyOf(start),
    'policies/terms.json': termsOf(start),
  };
}

function rateOf({ priceMinor }: Start, { id, rooms }: Start['places'][number]): Rate {
  const part = (share: number): number => rounded(priceMinor * share);
  return {
    id,
    locationId: id,
    ratePlans: [
      {
        id: 'flexible',
        name: 'Flexible',
        description: 'Change your mind until a week before arrival.',
        policyId: 'flexible',
        mealPlans: ['RO', 'BB'],
        payment: 'PAY_AT_HOTEL',
      },
    ],
    mealPlans: [
      { code: 'RO', adultMinor: 0, childMinor: 0 },
      { code: 'BB', adultMinor: part(BREAKFAST), childMinor: part(BREAKFAST / 2) },
    ],
    roomPrices: rooms.map((room, type) => ({
      roomId: room.id,
      baseAdults: 2,
      // The first is the price that was asked for.
      baseMinor: type === 0 ? priceMinor : rounded(priceMinor * (1 + STEP * type)),
      singleMinor: rounded(priceMinor * (1 + STEP * type) * 0.9),
      extraAdultMinor: part(0.25),
      childMinor: part(0.125),
      extraBedMinor: part(0.25),
    })),
    taxClass: 'accommodation',
  };
}

/** To two digits that count, as prices are told: 11,875 becomes 12,000. */
function rounded(minor: number): number {
  return Math.max(1, Number(minor.toPrecision(2)));
}

const FLEXIBLE: Policy = {
  kind: 'CANCELLATION',
  id: 'flexible',
  name: 'Flexible',
  checkInRules: [
    { value: 7, unit: 'DAY', penalty: { unit: 'PERCENTAGE', value: 50 } },
    { value: 24, unit: 'HOUR', penalty: { unit: 'PERCENTAGE', value: 100 } },
  ],
  reservationRules: [],
};

function privacyOf({ name, host, today }: Start): PrivacyPolicy {
  return {
    kind: 'PRIVACY',
    id: 'privacy',
    name: 'Privacy',
    summary: 'We ask for what a stay needs and for nothing else, and we sell it to nobody.',
    updatedOn: today,
    contactEmail: `privacy@${host.slice('www.'.length)}`,
    sections: [
      {
        heading: 'What we ask you for',
        paragraphs: [`To book a room, ${name} needs to know who comes and how to reach you.`],
        points: ['Your name.', 'An e-mail address and a telephone number.'],
      },
    ],
  };
}

function termsOf({ name, today }: Start): TermsPolicy {
  return {
    kind: 'TERMS',
    id: 'terms',
    name: 'Terms',
    summary: `You book with ${name} itself. What you see on the page before you book is what holds.`,
    updatedOn: today,
    sections: [
      { heading: 'The contract', paragraphs: ['It is made when we confirm your booking by e-mail.'] },
    ],
  };
}
