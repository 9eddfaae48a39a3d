import type { TFunction } from 'i18next';
import { joinWords } from '../format/join-words.ts';
import type { GuestsDraft } from './stay-search.ts';

export function guestsSummary(rooms: readonly GuestsDraft[], t: TFunction): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.reduce((sum, room) => sum + room.childAges.length, 0);
  return joinWords([t('search.rooms', { count: rooms.length }), guestsOf({ adults, children }, t)], t);
}

export function guestsOf({ adults, children }: { adults: number; children: number }, t: TFunction): string {
  const words = [t('search.adultCount', { count: adults })];
  if (children > 0) words.push(t('search.childCount', { count: children }));
  return joinWords(words, t);
}
