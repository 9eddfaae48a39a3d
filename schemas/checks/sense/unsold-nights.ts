import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { Restriction } from '../../generated/types.ts';
import { loadSales } from '../parts/load-sales.ts';
import type { UnsoldNights } from '../parts/bookable-nights.ts';
import type { Sale } from '../parts/sales.ts';
import { dayWords, listed, nightWords } from '../parts/words.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Some stay can include each night that is not closed.',
  why: 'Nights that no stay fits are never booked, although they look open.',
  remedy: 'Ask for fewer nights, allow longer stays, or open a day for arrivals.',
  example: replaced('rates/udaipur.json', '"minNights": 2', '"minNights": 15'),
  run: async (context) => {
    const sales = await loadSales(context);
    if (sales.length === 0) return [];
    const { unsoldNights } = await import('../parts/bookable-nights.ts');
    return sales.flatMap((sale) => [
      ...closedThroughout(sale),
      ...unsoldNights(sale).map((unsold) => diagnosticOf(sale, unsold)),
    ]);
  },
};

/** Rooms that are closed as far as guests can book. */
function closedThroughout({ file, rate, location, nights }: Sale): RuleDiagnostic[] {
  const first = nights[0] ?? '';
  const last = nights.at(-1) ?? '';
  return (rate.restrictions ?? []).flatMap(({ closed, from, to, roomIds }, at) => {
    if (closed !== true || from > first || to < last) return [];
    const names = location.rooms.filter(({ id }) => roomIds?.includes(id) ?? true).map(({ name }) => name);
    if (names.length === 0) return [];
    return {
      file,
      path: ['restrictions', at, 'to'],
      value: to,
      message: `${roomIds === undefined ? 'Everything' : listed(names)} is closed until ${dayWords(to)}, and guests book until ${dayWords(last)}: nothing of it can be booked.`,
      help: 'write an earlier date; to sell a room no more, write "enabled": false in its file',
    };
  });
}

function diagnosticOf(sale: Sale, { rooms, from, to, refusal }: UnsoldNights): RuleDiagnostic {
  const { file, rate, location } = sale;
  const isAll = rooms.length === location.rooms.length;
  const when =
    from === to ? `the night of ${dayWords(from)}` : `the nights from ${dayWords(from)} to ${dayWords(to)}`;
  const { path, help } = placeOf(rate, { rooms, from, to, refusal });
  return {
    file,
    path,
    message: `No stay can include ${when}${isAll ? '' : ` in ${listed(rooms.map(({ name }) => name))}`}: ${reasonWords(sale, { rooms, from, to, refusal })}.`,
    help,
  };
}

function reasonWords({ rate, location }: Sale, { rooms, from, refusal }: UnsoldNights): string {
  const least = leastNights(location.restrictions, rooms, from) ?? refusal.details.minNights;
  const { reason } = refusal;
  if (reason === 'MAX_STAY' || reason === 'MIN_STAY') {
    const most = refusal.details.maxNights;
    if (most === undefined)
      return `at least ${nightWords(least ?? 0)} are asked for, and some of them are closed`;
    const plans = rate.ratePlans.filter(({ maxNights }) => maxNights === most);
    const ends =
      plans.length === 0
        ? `stays have at most ${most}`
        : `${listed(plans.map(({ name }) => name))} ${plans.length === 1 ? 'ends' : 'end'} at ${most}`;
    return `at least ${nightWords(least ?? 0)} are asked for, and ${ends}`;
  }
  if (reason === 'CLOSED')
    return `at least ${nightWords(least ?? 2)} are asked for, and a night among them is closed`;
  return reason === 'CLOSED_TO_ARRIVAL'
    ? 'nobody may arrive on these days, and no stay from an earlier day is long enough'
    : 'nobody may leave after them';
}

function leastNights(
  restrictions: readonly Pick<
    Restriction,
    'from' | 'minNights' | 'minNightsByArrivalDay' | 'roomIds' | 'to'
  >[],
  rooms: UnsoldNights['rooms'],
  night: string,
): number | undefined {
  const least = restrictions
    .filter(({ from, to }) => from <= night && night <= to)
    .filter(({ roomIds }) => rooms.some(({ id }) => roomIds?.includes(id) ?? true))
    .flatMap(({ minNights = [], minNightsByArrivalDay = {} }) => [
      minNights,
      ...Object.values(minNightsByArrivalDay),
    ])
    .flat();
  return least.length === 0 ? undefined : Math.max(...least);
}

/** The restriction that asks for too much, else the plan that allows too little. */
function placeOf(
  { restrictions = [], ratePlans }: Sale['rate'],
  { rooms, from, to, refusal }: UnsoldNights,
): { path: (string | number)[]; help: string } {
  const meets = (each: Restriction) =>
    each.from <= to && from <= each.to && rooms.some(({ id }) => each.roomIds?.includes(id) ?? true);
  const fields =
    refusal.reason === 'CLOSED_TO_ARRIVAL'
      ? (['closedToArrival'] as const)
      : ([
          'minNights',
          'minNightsByArrivalDay',
          'maxNights',
          'closedToDeparture',
          'closedToArrival',
        ] as const);
  for (const field of fields) {
    const at = restrictions.findIndex((each) => each[field] !== undefined && meets(each));
    if (at >= 0)
      return {
        path: ['restrictions', at, field],
        help:
          field === 'closedToArrival'
            ? 'allow arrivals on one of these days, or close the nights'
            : helpOn(refusal),
      };
  }
  const at = ratePlans.findIndex(({ maxNights }) => maxNights !== undefined);
  return { path: ['ratePlans', Math.max(at, 0), at < 0 ? 'id' : 'maxNights'], help: helpOn(refusal) };
}

function helpOn({ reason, details }: UnsoldNights['refusal']): string {
  if (reason === 'MAX_STAY' && details.maxNights !== undefined)
    return `ask for ${details.maxNights} or fewer here, or allow longer stays`;
  return 'ask for fewer nights, or close these nights if nothing is to be sold';
}
