import type { MealCode } from '../../generated/types.ts';

const ALIASES: Readonly<Partial<Record<MealCode, MealCode>>> = { EP: 'RO', CP: 'BB', MAP: 'HB', AP: 'FB' };

/** The Indian codes are other names for the same meals (BOOKING-RULES, Words). */
export function plainMealCode(code: MealCode): MealCode {
  return ALIASES[code] ?? code;
}
