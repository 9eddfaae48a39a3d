import { type CheckContext, validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { Rate } from '../../generated/types.ts';
import { moneyFormat } from '../parts/money.ts';
import { farOff, pricesOfRoom } from '../parts/price-ladder.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'No price is ten times as high or low as those beside it.',
  why: 'Guests book a room for a tenth of its price at once, and nobody books one for ten times as much.',
  remedy: 'Count the digits: amounts are in the smallest unit of the currency, so 95.00 is 9500.',
  example: replaced('rates/udaipur.json', '"baseMinor": 1850000', '"baseMinor": 185000000'),
  run: (context) =>
    validFiles(context.files, 'rate').flatMap(({ path: file, value }) => {
      const rooms = [...new Set(value.roomPrices.map(({ roomId }) => roomId))];
      const within = [
        ...rooms.flatMap((roomId) => ofRoom(context, { file, value, roomId })),
        ...ofSeasons(file, value),
      ];
      // A room whose prices differ from one another has been reported.
      return within.length > 0 ? within : amongRooms(context, { file, value, rooms });
    }),
};

interface RoomOfFile {
  file: string;
  value: Rate;
  roomId: string;
}

function ofRoom(context: CheckContext, { file, value, roomId }: RoomOfFile): RuleDiagnostic[] {
  const far = farOff(pricesOfRoom(value, roomId));
  if (far === undefined) return [];
  const money = moneyFormat(context);
  const name = nameOf(context, roomId);
  return far.items.map(({ path, amountMinor }) => ({
    file,
    path,
    value: money(amountMinor),
    message: `A night in ${name} costs ${money(amountMinor)} here and ${money(far.nearMinor)} otherwise, ${timesWords(amountMinor, far.nearMinor)}.`,
    help: helpOn(amountMinor, far.nearMinor),
  }));
}

/** A festival may cost three times as much; five times is rather a price in place of a percentage. */
const MOST_PERCENT = 400;

function ofSeasons(file: string, { seasons = [] }: Rate): RuleDiagnostic[] {
  return seasons.flatMap(({ name, percent = 0 }, at) => {
    if (percent < MOST_PERCENT) return [];
    return {
      file,
      path: ['seasons', at, 'percent'],
      value: String(percent),
      message: `In ${name} prices rise by ${percent} %: a night costs ${1 + percent / 100} times as much.`,
      help: 'write the change in percent: 20 raises prices by a fifth',
    };
  });
}

function amongRooms(
  context: CheckContext,
  { file, value, rooms }: { file: string; value: Rate; rooms: readonly string[] },
): RuleDiagnostic[] {
  const ordinary = rooms.flatMap((roomId) => {
    const at = value.roomPrices.findIndex((price) => price.roomId === roomId && price.seasonId === undefined);
    const price = value.roomPrices[at];
    if (price === undefined || price.baseMinor === 0) return [];
    return [{ roomId, path: ['roomPrices', at, 'baseMinor'], amountMinor: price.baseMinor }];
  });
  const far = farOff(ordinary);
  if (far === undefined) return [];
  const money = moneyFormat(context);
  return far.items.map(({ roomId, path, amountMinor }) => ({
    file,
    path,
    value: money(amountMinor),
    message: `A night in ${nameOf(context, roomId)} costs ${money(amountMinor)}, and the next of the other rooms ${money(far.nearMinor)}, ${timesWords(amountMinor, far.nearMinor)}.`,
    help: helpOn(amountMinor, far.nearMinor),
  }));
}

function nameOf({ files }: CheckContext, roomId: string): string {
  return validFiles(files, 'room').find(({ value }) => value.id === roomId)?.value.name ?? roomId;
}

function timesWords(amountMinor: number, nearMinor: number): string {
  return amountMinor < nearMinor
    ? `${Math.round(nearMinor / amountMinor)} times as much`
    : `${Math.round(amountMinor / nearMinor)} times less`;
}

function helpOn(amountMinor: number, nearMinor: number): string {
  const factor = amountMinor < nearMinor ? 100 : 1 / 100;
  const meant = amountMinor * factor;
  const isLikely = Number.isInteger(meant) && meant > nearMinor / 10 && meant < nearMinor * 10;
  return isLikely
    ? `count the digits; perhaps ${meant} was meant`
    : 'count the digits, in the smallest unit of the currency';
}
