import { type CheckContext, validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { RoomPrice } from '../../generated/types.ts';
import { moneyFormat } from '../parts/money.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A price for one adult says what weekends cost.',
  why: 'Otherwise one adult pays the price of a weekday on dearer weekend nights.',
  remedy: 'Write singleMinor and singleWeekendMinor, or none of them; equal amounts are allowed.',
  example: replaced('rates/udaipur.json', '"singleWeekendMinor": 1230000,\n      ', ''),
  run: (context) =>
    validFiles(context.files, 'rate').flatMap(({ path: file, value }) =>
      value.roomPrices.flatMap((price, at) => diagnosticsOf(context, file, { price, at })),
    ),
};

function diagnosticsOf(
  context: CheckContext,
  file: string,
  { price, at }: { price: RoomPrice; at: number },
): RuleDiagnostic[] {
  const { baseMinor, weekendBaseMinor = baseMinor, singleMinor, singleWeekendMinor } = price;
  if (singleMinor === undefined && singleWeekendMinor !== undefined)
    return [
      {
        file,
        path: ['roomPrices', at, 'singleWeekendMinor'],
        span: 'key',
        message:
          'One adult has a price of their own on weekends only, and pays the price of two on weekdays.',
        help: 'add singleMinor, or remove this',
      },
    ];
  if (singleMinor === undefined || singleWeekendMinor !== undefined) return [];
  if (weekendBaseMinor <= baseMinor) return [];
  const money = moneyFormat(context);
  return [
    {
      file,
      path: ['roomPrices', at, 'singleMinor'],
      value: String(singleMinor),
      message: `One adult pays ${money(singleMinor)} on weekends too, while the weekend costs ${money(weekendBaseMinor)} instead of ${money(baseMinor)}.`,
      help: 'add singleWeekendMinor; write the same amount if that is meant',
    },
  ];
}
