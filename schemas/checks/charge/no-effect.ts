import { type CheckContext, validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { lastBookableDay } from '../parts/booking-horizon.ts';
import type { Charge } from '../../generated/types.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A charge takes something from somebody.',
  why: 'You would have to pay a city tax yourself that no guest was charged.',
  remedy: 'Correct the amount, the date or the location, or remove the charge.',
  example: replaced('charges.json', '"amountMinor": 5000', '"amountMinor": 0'),
  run: (context) =>
    validFiles(context.files, 'charge').flatMap(({ path: file, value }) =>
      value.charges.flatMap((charge, at) => {
        const words = wordsFor(context, charge);
        if (words === undefined) return [];
        const { field, ...said } = words;
        return { file, path: ['charges', at, field], ...said };
      }),
    ),
};

type Words = Pick<RuleDiagnostic, 'help' | 'message' | 'value'> & { field: string };

function wordsFor(context: CheckContext, charge: Charge): Words | undefined {
  const { files, today } = context;
  const { label, validFrom, validTo, locationId } = charge;
  if ('amountMinor' in charge && charge.amountMinor === 0)
    return {
      field: 'amountMinor',
      value: '0',
      message: `${label} is an amount of 0.`,
      help: 'write the amount, or remove the charge',
    };
  if (validTo !== undefined && validTo < today())
    return {
      field: 'validTo',
      value: validTo,
      message: `${label} ended on ${validTo}, so guests are no longer charged.`,
      help: 'write a later date, remove validTo, or remove the charge',
    };
  const last = lastBookableDay(context);
  // `date/order` reports a charge that ends before it begins.
  if (validFrom > last && (validTo === undefined || validFrom <= validTo))
    return {
      field: 'validFrom',
      value: validFrom,
      message: `${label} begins on ${validFrom}, but guests book until ${last} only, so nobody is charged yet.`,
      help: 'check the year; a charge of a later law may stay as it is',
    };
  if (locationId === undefined || isSold(files, locationId)) return undefined;
  return {
    field: 'locationId',
    value: locationId,
    message: `${label} is for \`${locationId}\`, where nothing is sold.`,
    help: 'name a location that sells rooms, or leave it out for all of them',
  };
}

/** Also true of a location that `ref/not-found` or `ref/disabled` reports, and while a rate file has errors. */
function isSold(files: CheckContext['files'], locationId: string): boolean {
  const location = validFiles(files, 'location').find(({ value }) => value.id === locationId);
  if (location === undefined || location.value.enabled === false) return true;
  if (files.some(({ kind, isValid }) => kind === 'rate' && !isValid)) return true;
  return validFiles(files, 'rate').some(({ value }) => value.locationId === locationId);
}
