import type { MealPlan } from '#schemas/types';

export interface ChosenOffer {
  roomId: string;
  ratePlanId: string;
  mealPlan: MealPlan;
}

const OFFER = /^([a-z0-9-]{1,60})\.([a-z0-9-]{1,60})\.(RO|BB|HB|FB|AI)$/u;

/**
 * Parses "lake-suite.flexible.BB,family-room.flexible.BB", room by room; undefined when the text is invalid.
 */
export function parseChosen(text: string): ChosenOffer[] | undefined {
  if (text === '') return [];
  const offers = text.split(',').flatMap((written) => {
    const [, roomId, ratePlanId, mealPlan] = OFFER.exec(written) ?? [];
    if (roomId === undefined || ratePlanId === undefined || mealPlan === undefined) return [];
    // The pattern allows only these five.
    return [{ roomId, ratePlanId, mealPlan: mealPlan as MealPlan }];
  });
  return offers.length === text.split(',').length ? offers : undefined;
}

/** Formats offers for `parseChosen`. */
export function formatChosen(offers: readonly ChosenOffer[]): string {
  return offers.map(({ roomId, ratePlanId, mealPlan }) => [roomId, ratePlanId, mealPlan].join('.')).join(',');
}
