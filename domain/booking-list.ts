import { type CurrencyUnit, inDigits } from './currency.ts';
import { minorOfMain } from './money.ts';
import { hasWords } from './search-words.ts';

export interface ListedBooking extends CurrencyUnit {
  id: string;
  /** The state at this moment: an expired hold is EXPIRED. */
  state: string;
  payment: string;
  checkIn: string;
  createdAt: string;
  totalMinor: number;
  words: string;
}

export interface BookingListRequest {
  search?: string;
  sort?: 'ASC' | 'DESC';
  group?: 'PRICE' | 'DATE';
  states?: readonly string[];
  payment?: string;
}

/** A group of bookings; the last price band has no `belowMinor`. */
export type BookingGroupKey =
  | { kind: 'DATE'; key: string; month: string }
  | { kind: 'PRICE'; key: string; fromMinor: number; belowMinor?: number };

/** The lower ends of the price bands, in the currency's main unit. */
const PRICE_BANDS = [0, 10_000, 25_000, 50_000] as const;

/**
 * Filters and sorts bookings: by group, then by price if requested, then by latest arrival, latest creation
 * and id, so that the order is the same on every page.
 */
export function arrangeBookings<Item extends ListedBooking>(
  items: readonly Item[],
  request: BookingListRequest,
): Item[] {
  return items.filter((item) => matches(item, request)).toSorted((a, b) => compare(a, b, request));
}

/** Returns the group of a booking: its month of check-in or its price band. */
export function groupOf(
  { checkIn, ...price }: Pick<ListedBooking, 'checkIn'> & ListedPrice,
  group: 'PRICE' | 'DATE',
): BookingGroupKey {
  if (group === 'DATE') {
    const month = checkIn.slice(0, 7);
    return { kind: 'DATE', key: month, month };
  }
  const ends = bandEnds(price);
  const band = bandOf(price);
  const fromMinor = ends[band] ?? 0;
  const belowMinor = ends[band + 1];
  return {
    kind: 'PRICE',
    key: `${fromMinor}-${belowMinor ?? ''}`,
    fromMinor,
    ...(belowMinor === undefined ? {} : { belowMinor }),
  };
}

function matches(item: ListedBooking, { search, states, payment }: BookingListRequest): boolean {
  if (states !== undefined && !states.includes(item.state)) return false;
  if (payment !== undefined && item.payment !== payment) return false;
  return hasWords(item.words, search ?? '');
}

function compare(a: ListedBooking, b: ListedBooking, request: BookingListRequest): number {
  const { sort } = request;
  const byPrice = sort === 'DESC' ? worth(b) - worth(a) : worth(a) - worth(b);
  return (
    compareGroups(a, b, request) ||
    (sort === undefined ? 0 : byPrice) ||
    compareText(b.checkIn, a.checkIn) ||
    compareText(b.createdAt, a.createdAt) ||
    compareText(a.id, b.id)
  );
}

/** In the finest unit of any currency: bookings of version 0.2 may count with other decimals. */
function worth({ totalMinor, currencyDigits }: ListedPrice): number {
  return inDigits(totalMinor, currencyDigits, 4);
}

/** Months begin with the latest; price bands follow the order of the prices. */
function compareGroups(a: ListedBooking, b: ListedBooking, { sort, group }: BookingListRequest): number {
  if (group === undefined) return 0;
  if (group === 'DATE') return compareText(b.checkIn.slice(0, 7), a.checkIn.slice(0, 7));
  const bands = bandOf(a) - bandOf(b);
  return sort === 'DESC' ? -bands : bands;
}

type ListedPrice = Pick<ListedBooking, 'currencyDigits' | 'totalMinor'>;

function bandOf({ totalMinor, ...unit }: ListedPrice): number {
  return bandEnds(unit).findLastIndex((fromMinor) => totalMinor >= fromMinor);
}

function bandEnds(unit: Pick<CurrencyUnit, 'currencyDigits'>): number[] {
  return PRICE_BANDS.map((amount) => minorOfMain(amount, unit));
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
