import { formatMoney } from '#domain/money';
import { LANGUAGE, localeFor } from '#schemas/language';
import type { Catalogue } from '#schemas/types';
import type { BookingToCome } from './bookings-to-come.ts';
import type { ChangedAmount, ChangedSetting, ChangedTerms } from './changed-terms.ts';

const MOST_NAMED_BOOKINGS = 50;
const MOST_NAMED_AMOUNTS = 10;

/** The guests who will still arrive, and whose rooms or terms the next release does not have. */
export interface AffectedBookings {
  ofRemovedRooms: BookingToCome[];
  /** Absent where no setting changes, or nobody booked under it. */
  underChangedTerms?: Pick<ChangedTerms, 'amounts' | 'settings'> & {
    bookings: BookingToCome[];
    hotels: { before: Catalogue['hotel']; after: Catalogue['hotel'] };
  };
}

export function isAnyAffected({ ofRemovedRooms, underChangedTerms }: AffectedBookings): boolean {
  return ofRemovedRooms.length > 0 || underChangedTerms !== undefined;
}

/** Which bookings are affected, and by what; of many only the first. */
export function linesOfAffected({ ofRemovedRooms, underChangedTerms }: AffectedBookings): string[] {
  return [
    ...(ofRemovedRooms.length === 0
      ? []
      : ['Bookings to come are in rooms that would no longer be sold:', ...linesOfBookings(ofRemovedRooms)]),
    ...(underChangedTerms === undefined ? [] : linesOfTerms(underChangedTerms)),
  ];
}

function linesOfTerms({
  settings,
  amounts,
  bookings,
  hotels,
}: Required<AffectedBookings>['underChangedTerms']): string[] {
  const many = bookings.length === 1 ? '1 booking to come was' : `${bookings.length} bookings to come were`;
  const more = amounts.length - MOST_NAMED_AMOUNTS;
  return [
    'The same numbers would mean something else:',
    ...settings.map((setting) => `  ${settingInWords(setting)}`),
    ...amounts.slice(0, MOST_NAMED_AMOUNTS).map((amount) => `  ${amountInWords(amount, hotels)}`),
    ...(more > 0 ? [`  and ${more} more amounts`] : []),
    `${many} made before:`,
    ...linesOfBookings(bookings),
  ];
}

function settingInWords({ kind, before, after, locationId = '' }: ChangedSetting): string {
  switch (kind) {
    case 'CURRENCY':
      return `currency: ${before} → ${after}`;
    case 'TAX':
      return `pricesIncludeTax: ${before} → ${after}`;
    case 'TIME_ZONE':
      return `timezone of ${locationId}: ${before} → ${after}`;
    default:
      return kind satisfies never;
  }
}

function amountInWords(
  { name, beforeMinor, afterMinor }: ChangedAmount,
  { before, after }: Required<AffectedBookings>['underChangedTerms']['hotels'],
): string {
  const isTaxSame = (before.pricesIncludeTax ?? false) === (after.pricesIncludeTax ?? false);
  const [one, other] = [[beforeMinor, before] as const, [afterMinor, after] as const].map(
    ([minor, hotel]) => {
      const { pricesIncludeTax = false } = hotel;
      const amount = formatMoney(minor, hotel, localeFor(LANGUAGE, hotel.region));
      if (isTaxSame) return amount;
      return `${amount} ${pricesIncludeTax ? 'with tax' : 'before tax'}`;
    },
  );
  return `${name}: ${one ?? ''} → ${other ?? ''}`;
}

/** One line per booking. */
function linesOfBookings(bookings: readonly BookingToCome[]): string[] {
  const lines = bookings
    .slice(0, MOST_NAMED_BOOKINGS)
    .map(
      ({ reference, checkIn, checkOut, locationId, roomIds }) =>
        `  ${reference}  ${checkIn} to ${checkOut}  ${locationId}: ${roomIds.join(', ')}`,
    );
  const more = bookings.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}

/** What to do, by what is affected. */
export function remedyOf({ ofRemovedRooms, underChangedTerms }: AffectedBookings): string {
  const areRooms = ofRemovedRooms.length > 0;
  const areTerms = underChangedTerms !== undefined;
  const keep = [...(areRooms ? ['rooms'] : []), ...(areTerms ? ['prices', 'currency', 'times'] : [])];
  const back = [
    ...(areRooms ? ['put the rooms back'] : []),
    ...(areTerms ? ['set the settings back, or write every amount anew'] : []),
  ];
  return `They keep their ${listed(keep)}. If that is meant, repeat the command with --yes; else ${back.join(', and ')}.`;
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
