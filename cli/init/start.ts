import { TOOL_LANGUAGE } from '#schemas/language';
import type { Answers } from './answers.ts';

/** A hotel of the answers, with the names that its files share. */
export interface Start extends Answers {
  id: string;
  host: string;
  /** As YYYY-MM-DD. */
  today: string;
  places: readonly { id: string; town: string; rooms: readonly PlaceRoom[] }[];
}

export interface PlaceRoom {
  id: string;
  name: string;
  count: number;
  picture: string;
}

/** Pictures of the hotel as a whole. */
export const HOUSE_PICTURES = ['images/house.jpg', 'images/welcome.jpg', 'images/breakfast.jpg'] as const;

/** What only a person can write; the check reports each one. */
export const TO_WRITE = 'TODO';

export function townWords({ towns }: Pick<Start, 'towns'>): string {
  return new Intl.ListFormat(TOOL_LANGUAGE).format(towns);
}
