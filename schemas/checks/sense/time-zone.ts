import { memoize } from '#domain/memoize';
import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { nameOfCountry } from '../parts/addresses.ts';

/** TypeScript does not name the method yet, and some browsers have none. */
interface ZonedLocale extends Intl.Locale {
  getTimeZones?(): string[] | undefined;
}

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A location has the time of its country.',
  why: 'Check-in, deadlines of cancellation and the first night that can be booked would move by hours.',
  remedy: 'Write the time zone of the town in hotel.json, or in the file of the location.',
  example: replaced('locations/udaipur.json', '"timezone": "Asia/Kolkata"', '"timezone": "America/Bogota"'),
  run({ files }) {
    const [hotel] = validFiles(files, 'hotel');
    const found = validFiles(files, 'location').flatMap(({ path, value: { name, timezone, address } }) => {
      const zone = timezone ?? hotel?.value.timezone;
      if (zone === undefined || hotel === undefined) return [];
      const zones = zonesOf(address.country);
      if (zones.length === 0 || zones.some((own) => timesOf(own) === timesOf(zone))) return [];
      const country = nameOfCountry(address.country);
      return {
        file: timezone === undefined ? hotel.path : path,
        path: ['timezone'],
        value: zone,
        message: `${name} is in ${country}, where the clocks differ from ${zone}.`,
        help: `write the time zone of the town, such as "${zones[0] ?? ''}"`,
        related: [{ file: path, path: ['address', 'country'], message: country }],
      };
    });
    // Locations without a zone of their own share the one of the hotel.
    return found.filter(({ file }, at) => found.findIndex((each) => each.file === file) === at);
  },
};

const zonesOf = memoize((country): readonly string[] => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const locale = new Intl.Locale(`und-${country}`) as ZonedLocale;
  return locale.getTimeZones?.() ?? [];
});

const SEASONS = [new Date('2027-01-15T12:00:00Z'), new Date('2027-07-15T12:00:00Z')];

/** The hours of a zone in winter and in summer. Names alone would not do: Calcutta and Kolkata are one zone. */
const timesOf = memoize((timeZone) => {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', year: 'numeric' });
  return SEASONS.map((day) => format.format(day)).join();
});
