import type { MealCode } from '../../generated/types.ts';

const ALIASES: Readonly<Partial<Record<MealCode, MealCode>>> = { EP: 'RO', CP: 'BB', MAP: 'HB', AP: 'FB' };

/** Maps the Indian codes to the common ones (BOOKING-RULES, Words). */
export function plainMealCode(code: MealCode): MealCode {
  return ALIASES[code] ?? code;
}
