import { inDigits } from '#domain/currency';
import { formatMoney } from '#domain/money';
import { localeFor } from '#schemas/language';
import type { Catalogue } from '#schemas/types';
import type { BookingToCome } from './bookings-to-come.ts';
import type { ChangedAmount, ChangedSetting, ChangedTerms } from './changed-terms.ts';

const MOST_NAMED_BOOKINGS = 50;
const MOST_NAMED_AMOUNTS = 10;

/** The guests who will still arrive, and whose rooms or terms the next release does not have. */
export interface AffectedBookings {
  ofRemovedRooms: BookingToCome[];
  /** Absent where no setting changes, or nobody booked under it; of changed decimals it is told without bookings too. */
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
  const more = amounts.length - MOST_NAMED_AMOUNTS;
  return [
    'The same numbers would mean something else:',
    ...settings.map((setting) => `  ${settingInWords(setting, hotels.after)}`),
    ...amounts.slice(0, MOST_NAMED_AMOUNTS).map((amount) => `  ${amountInWords(amount, hotels)}`),
    ...(more > 0 ? [`  and ${more} more amounts`] : []),
    ...(bookings.length === 0 ? [] : [`${madeBefore(bookings.length)}:`, ...linesOfBookings(bookings)]),
  ];
}

function madeBefore(bookings: number): string {
  return bookings === 1
    ? '1 booking to come was made before'
    : `${bookings} bookings to come were made before`;
}

function settingInWords(
  { kind, before, after, locationId = '' }: ChangedSetting,
  { currency }: Catalogue['hotel'],
): string {
  switch (kind) {
    case 'CURRENCY':
      return `currency: ${before} → ${after}`;
    case 'DECIMALS':
      return `decimals in the amounts of ${currency}: ${before} → ${after}`;
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
      const amount = formatMoney(minor, hotel, localeFor(hotel.language, hotel.region));
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
  const areTerms = (underChangedTerms?.bookings.length ?? 0) > 0;
  const keep = [...(areRooms ? ['rooms'] : []), ...(areTerms ? ['prices', 'currency', 'times'] : [])];
  const back = [
    ...(areRooms ? ['put the rooms back'] : []),
    ...(underChangedTerms === undefined ? [] : [remedyOfTerms(underChangedTerms)]),
  ];
  const kept = keep.length === 0 ? '' : `They keep their ${listed(keep)}. `;
  return `${kept}If that is meant, repeat the command with --yes; else ${back.join(', and ')}.`;
}

function remedyOfTerms({
  settings,
  amounts: [first],
  hotels: { before, after },
}: Required<AffectedBookings>['underChangedTerms']): string {
  if (first === undefined || !settings.some(({ kind }) => kind === 'DECIMALS'))
    return 'set the settings back, or write every amount anew';
  const { currencyDigits: digits } = after;
  const amount = formatMoney(first.beforeMinor, before, localeFor(before.language, before.region));
  const decimals = `${digits === 0 ? 'no' : digits} ${digits === 1 ? 'decimal' : 'decimals'}`;
  return `write every amount with ${decimals}: ${amount} is ${inDigits(first.beforeMinor, before.currencyDigits, digits)}`;
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
