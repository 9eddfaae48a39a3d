import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'The shortest stay is not longer than the longest.',
  why: 'No stay would fit both limits, so nothing could be sold.',
  remedy: 'Correct maxNights, or the shortest stay: minNights, or the day in minNightsByArrivalDay.',
  example: replaced(
    'rates/udaipur.json',
    '"minNights": 1,\n      "maxNights": 14',
    '"minNights": 15,\n      "maxNights": 14',
  ),
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) => [
      ...value.ratePlans.flatMap(({ minNights, maxNights }, at) =>
        diagnosticsOf({ file, list: 'ratePlans', at, maxNights }, [['minNights', minNights]]),
      ),
      ...(value.restrictions ?? []).flatMap(({ minNights, maxNights, minNightsByArrivalDay = {} }, at) =>
        diagnosticsOf({ file, list: 'restrictions', at, maxNights }, [
          ['minNights', minNights],
          ...Object.entries(minNightsByArrivalDay).map(([day, nights]): Minimum => [
            `minNightsByArrivalDay.${day}`,
            nights,
          ]),
        ]),
      ),
    ]),
};

/** The path of the field with dots, and its nights. */
type Minimum = [field: string, nights: number | undefined];

interface Limits {
  file: string;
  list: 'ratePlans' | 'restrictions';
  at: number;
  maxNights: number | undefined;
}

function diagnosticsOf(
  { file, list, at, maxNights }: Limits,
  minimums: readonly Minimum[],
): RuleDiagnostic[] {
  const highest = minimums.toSorted(([, a = 0], [, b = 0]) => b - a)[0];
  const [field = 'minNights', minNights] = highest ?? [];
  if (minNights === undefined || maxNights === undefined || minNights <= maxNights) return [];
  const name = field.split('.');
  return [
    {
      file,
      path: [list, at, 'maxNights'],
      value: String(maxNights),
      message: `At least ${minNights} and at most ${maxNights} nights: no stay fits both.`,
      help: `write ${minNights} or more here, or lower ${name.at(-1) ?? field}`,
      related: [{ file, path: [list, at, ...name], message: 'the minimum' }],
    },
  ];
}
