import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

const HOURS_OF_DAY = 24;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A balance is settled before the guests arrive.',
  why: 'A booking that is cancelled after arrival keeps the room empty, or guests stay who have not paid.',
  remedy: 'Let the balance be due earlier, or wait fewer hours.',
  example: replaced(
    'rates/udaipur.json',
    '"days": 14,\n        "hours": 48',
    '"days": 2,\n        "hours": 72',
  ),
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) =>
      value.ratePlans.flatMap(({ balance }, at) => {
        if (balance?.due !== 'BEFORE_ARRIVAL' || balance.hours < balance.days * HOURS_OF_DAY) return [];
        const { days, hours } = balance;
        return {
          file,
          path: ['ratePlans', at, 'balance', 'hours'],
          value: String(hours),
          message: `The balance is due ${days} ${days === 1 ? 'day' : 'days'} before arrival, and an unpaid booking is cancelled ${hours} hours later: not before the guests arrive.`,
          help: `write fewer than ${days * HOURS_OF_DAY} hours, or more days`,
        };
      }),
    ),
};
