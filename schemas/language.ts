/** The language in which every hotel's site is published (SPEC section 9); a release names it, and all else asks the release. */
export const DEFAULT_LANGUAGE = 'en';

/** The language of what version 0.2 wrote: its rows and releases name none. */
export const LANGUAGE_BEFORE_LANGUAGES = 'en';

/** The language of this product itself: of the texts that it comes with, and of what the people who run it read. */
export const TOOL_LANGUAGE = 'en';

/** The header in which a page says its language, so that messages, quotes and mails are in it. */
export const LANGUAGE_HEADER = 'x-language';

/** Where a release has its interface texts in a language, from the root of the site. */
export function textsAddress(language: string): string {
  return `/locales/${language}/common.json`;
}

/**
 * Regions with an English of their own in CLDR for years, so that every engine writes it the same way. Source: the
 * locales of CLDR 42, those of territories without hotels left out.
 */
// oxfmt-ignore
const ENGLISH_REGIONS = new Set((
  'AE AG AI AT AU BB BE BI BM BS BW BZ CA CH CK CM CY DE DK DM ER FI FJ FK FM GB GD GG GH GI GM GU GY HK IE IL IM IN JE JM ' +
  'KE KI KN KY LC LR LS MG MH MO MP MS MT MU MW MY NA NF NG NL NR NU NZ PG PH PK PR PW RW SB SC SD SE SG SH SI SL SS SX SZ ' +
  'TC TK TO TT TV TZ UG US VC VG VI VU WS ZA ZM ZW').split(' '));

/**
 * The locale in which a language writes amounts, days and times in a region. English of a region without its own is that
 * of the world: an engine that knows no such locale would write as the United States do.
 * @param language a BCP 47 language, such as `en`.
 * @param region ISO 3166, such as `IN`.
 */
export function localeFor(language: string, region: string): string {
  // A language with a region of its own, as stories draw, keeps it.
  if (language.includes('-')) return language;
  return language === 'en' && !ENGLISH_REGIONS.has(region) ? 'en-001' : `${language}-${region}`;
}

/** The region of whatever belongs to no hotel. */
export const WORLD = '001';

/** Where the hotel's way of writing is told: by the hotel, or by the country of its first location. */
export interface RegionSource {
  hotel: { region?: string };
  locations: readonly { address: { country: string }; enabled?: boolean }[];
}

/** The region whose way of writing a hotel follows; that of the world where it has no location yet. */
export function regionOf({ hotel, locations }: RegionSource): string {
  const first = locations.find(({ enabled = true }) => enabled) ?? locations[0];
  return hotel.region ?? first?.address.country ?? WORLD;
}
