import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

const FIELDS = ['weekendBaseMinor', 'singleWeekendMinor'] as const;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A hotel with weekend prices has weekend nights.',
  why: 'Guests would never pay the weekend price.',
  remedy: 'Name the nights in weekendDays of hotel.json, or remove the weekend prices.',
  example: replaced('hotel.json', '"weekendDays": ["FRIDAY", "SATURDAY"]', '"weekendDays": []'),
  run({ files }) {
    const hotel = validFiles(files, 'hotel')[0];
    if (hotel?.value.weekendDays?.length !== 0) return [];
    const related = [{ file: hotel.path, path: ['weekendDays'], message: 'names no night' }];
    return validFiles(files, 'rate').flatMap(({ path: file, value }) =>
      value.roomPrices.flatMap((price, at) => {
        const field = FIELDS.find((each) => price[each] !== undefined);
        if (field === undefined) return [];
        return {
          file,
          path: ['roomPrices', at, field],
          value: String(price[field]),
          message: 'This price never applies: the hotel has no weekend nights.',
          help: 'name the nights in weekendDays of hotel.json, or remove this price',
          related,
        };
      }),
    );
  },
};
