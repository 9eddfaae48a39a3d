import { validFiles } from '../../engine/check.ts';
import type { TypedFile } from '../../engine/content-file.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { nameOfCountry } from '../parts/addresses.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'The point on the map is in the country of the address.',
  why: 'Maps and taxis would take guests somewhere else.',
  remedy: 'Copy the coordinates from a map: latitude first, south and west with a minus.',
  example: replaced('locations/udaipur.json', '"lat": 24.5764', '"lat": -24.5764'),
  run: async ({ files }) => {
    const located = validFiles(files, 'location').filter(({ value }) => value.address.point !== undefined);
    if (located.length === 0) return [];
    const { isInCountry } = await import('../parts/country-boxes.ts');
    return located.flatMap((location) => diagnosticOf(location, isInCountry));
  },
};

type IsInCountry = (country: string, point: { lat: number; long: number }) => boolean | undefined;

function diagnosticOf(
  { path: file, value: { name, address } }: TypedFile<'location'>,
  isInCountry: IsInCountry,
): RuleDiagnostic[] {
  const { country, point } = address;
  if (point === undefined || isInCountry(country, point) !== false) return [];
  const { lat, long } = point;
  // The likely slips: swapped, or without a minus.
  const meant = [
    { lat: long, long: lat },
    { lat: -lat, long },
    { lat, long: -long },
    { lat: -lat, long: -long },
  ].find((other) => isInCountry(country, other) === true);
  const path = ['address', 'point'];
  const countryName = nameOfCountry(country);
  return [
    {
      file,
      path: [...path, 'lat'],
      value: `${lat}, ${long}`,
      message: `The point of ${name} (${lat}, ${long}) is far from ${countryName}.`,
      help:
        meant === undefined
          ? 'copy the coordinates from a map, or correct the country'
          : `write "lat": ${meant.lat}, "long": ${meant.long}, which is in ${countryName}`,
      related: [{ file, path: ['address', 'country'], message: countryName }],
      ...(meant !== undefined && {
        fix: {
          kind: 'values',
          title: `Write ${meant.lat}, ${meant.long}`,
          safe: false,
          values: [
            { path: [...path, 'lat'], text: String(meant.lat) },
            { path: [...path, 'long'], text: String(meant.long) },
          ],
        },
      }),
    },
  ];
}
