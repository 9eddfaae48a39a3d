/** How weeks are counted, by the region: CLDR 48, supplemental week data. No runtime is asked, because they differ. */

const days = (regions: string): ReadonlySet<string> => new Set(regions.split(' '));

const BEGINS_ON_SUNDAY = days(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR ' +
    'PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
);
const BEGINS_ON_SATURDAY = days('AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY');

/** The first day of the week in a region, as Unicode locales name it (`-u-fw-`). */
export function firstDayOfWeek(region: string): 'fri' | 'mon' | 'sat' | 'sun' {
  if (BEGINS_ON_SUNDAY.has(region)) return 'sun';
  if (BEGINS_ON_SATURDAY.has(region)) return 'sat';
  return region === 'MV' ? 'fri' : 'mon';
}

const FREE_FRIDAY_AND_SATURDAY = days('BH DZ EG IL IQ JO KW LY OM QA SA SD SY YE');

type Weekday = 'FRIDAY' | 'SATURDAY' | 'SUNDAY' | 'THURSDAY';

/** The days on which a region does not work. */
export function weekendOf(region: string): readonly Weekday[] {
  if (FREE_FRIDAY_AND_SATURDAY.has(region)) return ['FRIDAY', 'SATURDAY'];
  if (region === 'AF') return ['THURSDAY', 'FRIDAY'];
  if (region === 'IR') return ['FRIDAY'];
  return region === 'IN' || region === 'UG' ? ['SUNDAY'] : ['SATURDAY', 'SUNDAY'];
}
