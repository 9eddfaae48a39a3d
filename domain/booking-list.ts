/** What a list of bookings knows of each. */
export interface ListedBooking {
  id: string;
  /** At this moment: a hold that has run out is expired. */
  state: string;
  payment: string;
  checkIn: string;
  createdAt: string;
  totalMinor: number;
  /** Reference, guest, location and rooms: what can be searched for. */
  words: string;
}

/** What is to be listed. */
export interface BookingListRequest {
  search?: string;
  sort?: 'ASC' | 'DESC';
  group?: 'PRICE' | 'DATE';
  states?: readonly string[];
  payment?: string;
}

/** Bookings that belong together; `belowMinor` is left out of the last band. */
export type BookingGroupKey =
  | { kind: 'DATE'; key: string; month: string }
  | { kind: 'PRICE'; key: string; fromMinor: number; belowMinor?: number };

/** Where one band of price ends and the next begins, for currencies of two decimals: 10,000, 25,000 and 50,000. */
const PRICE_BANDS_MINOR = [0, 1_000_000, 2_500_000, 5_000_000] as const;

/**
 * The bookings that were asked for, in their order: by group where grouped, then by price where sorted, then the latest
 * arrival first, the latest made, and their id, so that the order is the same on every page.
 */
export function arrangeBookings<Item extends ListedBooking>(
  items: readonly Item[],
  request: BookingListRequest,
): Item[] {
  return items.filter((item) => isAskedFor(item, request)).toSorted((a, b) => compare(a, b, request));
}

/** The group of a booking: its month of check-in, or its band of price. */
export function groupOf(
  { checkIn, totalMinor }: Pick<ListedBooking, 'checkIn' | 'totalMinor'>,
  group: 'PRICE' | 'DATE',
): BookingGroupKey {
  if (group === 'DATE') {
    const month = checkIn.slice(0, 7);
    return { kind: 'DATE', key: month, month };
  }
  const band = bandOf(totalMinor);
  const fromMinor = PRICE_BANDS_MINOR[band] ?? 0;
  const belowMinor = PRICE_BANDS_MINOR[band + 1];
  return {
    kind: 'PRICE',
    key: `${fromMinor}-${belowMinor ?? ''}`,
    fromMinor,
    ...(belowMinor === undefined ? {} : { belowMinor }),
  };
}

/** Text as it is compared: without case and without accents of Latin letters. */
function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}

function isAskedFor(item: ListedBooking, { search, states, payment }: BookingListRequest): boolean {
  if (states !== undefined && !states.includes(item.state)) return false;
  if (payment !== undefined && item.payment !== payment) return false;
  const words = foldForSearch(search ?? '').split(/\s+/u);
  const found = foldForSearch(item.words);
  return words.every((word) => found.includes(word));
}

function compare(a: ListedBooking, b: ListedBooking, request: BookingListRequest): number {
  const { sort } = request;
  const byPrice = sort === 'DESC' ? b.totalMinor - a.totalMinor : a.totalMinor - b.totalMinor;
  return (
    compareGroups(a, b, request) ||
    (sort === undefined ? 0 : byPrice) ||
    compareText(b.checkIn, a.checkIn) ||
    compareText(b.createdAt, a.createdAt) ||
    compareText(a.id, b.id)
  );
}

/** Months begin with the latest; bands of price go the way of the prices. */
function compareGroups(a: ListedBooking, b: ListedBooking, { sort, group }: BookingListRequest): number {
  if (group === undefined) return 0;
  if (group === 'DATE') return compareText(b.checkIn.slice(0, 7), a.checkIn.slice(0, 7));
  const bands = bandOf(a.totalMinor) - bandOf(b.totalMinor);
  return sort === 'DESC' ? -bands : bands;
}

function bandOf(totalMinor: number): number {
  return PRICE_BANDS_MINOR.findLastIndex((fromMinor) => totalMinor >= fromMinor);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
