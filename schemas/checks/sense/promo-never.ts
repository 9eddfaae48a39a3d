import { type CheckContext, validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import type { PromoCode, Rate } from '../../generated/types.ts';
import { horizonDays } from '../parts/booking-horizon.ts';
import { dayAfter } from '../parts/days.ts';
import { dayWords, listed, nightWords } from '../parts/words.ts';

interface Words {
  field: 'minNights' | 'ratePlanIds' | 'roomIds' | 'stayFrom' | 'stayTo';
  message: string;
  help: string;
}

/** `rate/promo-past` reports a code that has ended. */
export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A promo code fits some stay.',
  why: 'Guests type the code that you gave them, and it is refused.',
  remedy: 'Correct the rooms, the nights or the dates, or remove the code.',
  example: replaced(
    'rates/udaipur.json',
    '"minNights": 2,\n      "ratePlanIds"',
    '"minNights": 21,\n      "ratePlanIds"',
  ),
  run: (context) =>
    validFiles(context.files, 'rate').flatMap(({ path: file, value }) =>
      (value.promoCodes ?? []).flatMap((promo, at) => {
        const words = neverWords(context, value, promo);
        if (words === undefined) return [];
        const { field, ...said } = words;
        return { file, path: ['promoCodes', at, field], ...said };
      }),
    ),
};

function neverWords(context: CheckContext, rate: Rate, promo: PromoCode): Words | undefined {
  return roomWords(context, rate, promo) ?? planWords(rate, promo) ?? dateWords(context, promo);
}

function roomWords(
  { files }: CheckContext,
  { locationId }: Rate,
  { code, roomIds }: PromoCode,
): Words | undefined {
  if (roomIds === undefined) return undefined;
  const rooms = validFiles(files, 'room').map(({ value }) => value);
  const meant = rooms.filter(({ id }) => roomIds.includes(id));
  const known = new Set(validFiles(files, 'location').map(({ value }) => value.id));
  // `ref/not-found` reports an unknown room or location.
  if (meant.length < roomIds.length || meant.some((room) => !known.has(room.locationId))) return undefined;
  // `ref/disabled` reports a hidden one.
  if (meant.some((room) => room.locationId === locationId)) return undefined;
  return {
    field: 'roomIds',
    message: `${code} can never be used: it is for ${listed(meant.map(({ name }) => name))} of ${listed([...new Set(meant.map((room) => room.locationId))])}, and this file is for ${locationId}.`,
    help: 'name rooms of this location, or move the code to the file of the other',
  };
}

function planWords({ ratePlans }: Rate, promo: PromoCode): Words | undefined {
  const { code, roomIds, ratePlanIds, minNights = 1 } = promo;
  const plans = ratePlans.filter(({ id }) => ratePlanIds?.includes(id) ?? true);
  if (plans.length === 0) return undefined;
  const fitting = plans.filter((plan) =>
    roomIds === undefined || plan.roomIds === undefined
      ? true
      : plan.roomIds.some((id) => roomIds.includes(id)),
  );
  if (fitting.length === 0)
    return {
      field: ratePlanIds === undefined ? 'roomIds' : 'ratePlanIds',
      message: `${code} can never be used: ${listed(plans.map(({ name }) => name))} ${plans.length === 1 ? 'does' : 'do'} not sell its rooms.`,
      help: 'name rooms and rate plans that go together',
    };
  const longest = Math.max(...fitting.map(({ maxNights }) => maxNights ?? Infinity));
  if (minNights <= longest) return undefined;
  return {
    field: 'minNights',
    message: `${code} can never be used: it asks for ${nightWords(minNights)}, and ${listed(fitting.map(({ name }) => name))} ${fitting.length === 1 ? 'ends' : 'end'} at ${longest}.`,
    help: `ask for ${longest} or fewer, or raise maxNights of a rate plan`,
  };
}

function dateWords(
  context: CheckContext,
  { code, bookFrom, bookTo, stayFrom, stayTo }: PromoCode,
): Words | undefined {
  if (bookFrom !== undefined && stayTo !== undefined && stayTo < bookFrom)
    return {
      field: 'stayTo',
      message: `${code} can never be used: its last night is ${dayWords(stayTo)}, and it may be used from ${dayWords(bookFrom)} on.`,
      help: 'correct one of the two dates',
    };
  if (stayFrom === undefined || bookTo === undefined || bookTo < context.today()) return undefined;
  const last = dayAfter(bookTo, horizonDays(context));
  if (stayFrom < last) return undefined;
  return {
    field: 'stayFrom',
    message: `${code} can never be used: it ends on ${dayWords(bookTo)}, when guests can book until ${dayWords(last)}, and its first night is ${dayWords(stayFrom)}.`,
    help: 'correct one of the two dates',
  };
}
