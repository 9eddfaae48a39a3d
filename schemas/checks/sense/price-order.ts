import { type CheckContext, validFiles } from '../../engine/check.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import type { Rate, RoomPrice } from '../../generated/types.ts';
import { moneyFormat } from '../parts/money.ts';
import { farOff, pricesOfRoom } from '../parts/price-ladder.ts';

/** Two amounts of which the second includes what the first is for. */
interface Pair {
  lower: string;
  lowerPath: ValuePath;
  lowerMinor: number | undefined;
  higher: string;
  higherPath: ValuePath;
  higherMinor: number | undefined;
  /** Where to mark the pair. */
  marks: 'higher' | 'lower';
}

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Who gets less pays no more.',
  why: 'Guests notice at once that one person pays more than two, or breakfast more than all meals.',
  remedy: 'Correct the amount, or swap the two.',
  example: replaced('rates/udaipur.json', '"singleMinor": 1100000', '"singleMinor": 1300000'),
  run: (context) =>
    validFiles(context.files, 'rate').flatMap(({ path: file, value }) => {
      const rooms = new Set(value.roomPrices.map(({ roomId }) => roomId));
      // `sense/price-far-off` reports a slip in one price.
      const far = new Set([...rooms].filter((roomId) => farOff(pricesOfRoom(value, roomId)) !== undefined));
      const ofRooms = value.roomPrices.flatMap((price, at) =>
        far.has(price.roomId) ? [] : pairsOfRoom(price, at),
      );
      return [...ofRooms, ...pairsOfMeals(value)].flatMap((pair) => diagnosticOf(context, file, pair));
    }),
};

function diagnosticOf(context: CheckContext, file: string, pair: Pair) {
  const { lower, lowerPath, lowerMinor = 0, higher, higherPath, higherMinor = Infinity, marks } = pair;
  // Nothing is free by mistake of order; `sense/free-night` reports a night that is.
  if (lowerMinor <= higherMinor || higherMinor === 0) return [];
  const money = moneyFormat(context);
  const marked = marks === 'lower' ? lowerPath : higherPath;
  return [
    {
      file,
      path: marked,
      value: money(marks === 'lower' ? lowerMinor : higherMinor),
      message: `${lower} costs ${money(lowerMinor)}, and ${higher} ${money(higherMinor)}.`,
      help: 'correct one of the two amounts',
      related: [
        {
          file,
          path: marks === 'lower' ? higherPath : lowerPath,
          message: money(marks === 'lower' ? higherMinor : lowerMinor),
        },
      ],
    },
  ];
}

function pairsOfRoom(price: RoomPrice, at: number): Pair[] {
  const { baseAdults, baseMinor, weekendBaseMinor = baseMinor, extraAdultMinor } = price;
  const room = (field: keyof RoomPrice): ValuePath => ['roomPrices', at, field];
  const below = (lower: string, field: 'childMinor' | 'extraAdultMinor' | 'extraBedMinor'): Pair => ({
    lower,
    lowerPath: room(field),
    lowerMinor: price[field],
    higher: 'the whole room',
    higherPath: room('baseMinor'),
    higherMinor: Math.max(baseMinor, weekendBaseMinor),
    marks: 'lower',
  });
  const single = (lower: string, field: 'singleMinor' | 'singleWeekendMinor', baseOf: number): Pair => ({
    ...below(lower, 'extraAdultMinor'),
    lowerPath: room(field),
    lowerMinor: baseAdults > 1 ? price[field] : undefined,
    higher: `the room for ${baseAdults}`,
    higherMinor: baseOf,
  });
  const child = below('A child', 'childMinor');
  return [
    single('One adult', 'singleMinor', baseMinor),
    single('One adult on a weekend', 'singleWeekendMinor', weekendBaseMinor),
    below('A further adult', 'extraAdultMinor'),
    below('An extra bed', 'extraBedMinor'),
    extraAdultMinor === 0
      ? child
      : {
          ...child,
          higher: 'a further adult',
          higherPath: room('extraAdultMinor'),
          higherMinor: extraAdultMinor,
        },
  ];
}

/** Each includes those before it. The Indian codes mean the same. */
const MEALS: Readonly<Record<string, number>> = {
  RO: 0,
  EP: 0,
  BB: 1,
  CP: 1,
  HB: 2,
  MAP: 2,
  FB: 3,
  AP: 3,
  AI: 4,
};

function pairsOfMeals({ mealPlans }: Rate): Pair[] {
  const inOrder = mealPlans
    .map((meal, at) => ({ meal, at }))
    .toSorted((a, b) => (MEALS[a.meal.code] ?? 0) - (MEALS[b.meal.code] ?? 0));
  return inOrder.slice(1).flatMap(({ meal, at }, position) => {
    const before = inOrder[position];
    if (before === undefined) return [];
    return {
      lower: before.meal.code,
      lowerPath: ['mealPlans', before.at, 'adultMinor'],
      lowerMinor: before.meal.adultMinor,
      higher: meal.code,
      higherPath: ['mealPlans', at, 'adultMinor'],
      higherMinor: meal.adultMinor,
      marks: 'higher' as const,
    };
  });
}
