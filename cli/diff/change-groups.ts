import { TOOL_LANGUAGE } from '#schemas/language';
import type { BuiltContent } from '../publish/build-content.ts';
import { type Amounts, amountsBefore, amountsOf, withAmountsIn } from './amounts.ts';
import { type Change, compare, TITLE } from './compare.ts';
import type { EarlierContent } from './published-content.ts';

const PRICES = 'Prices and availability';

export interface ChangeGroup {
  /** The operator's name for that part of the site. */
  title: string;
  changes: readonly Change[];
}

/** What guests would see or pay differently, by part of the site. A change in several published files is reported once. */
export function changesBetween(before: EarlierContent, after: BuiltContent): ChangeGroup[] {
  const amounts = { before: amountsBefore(before, after.catalogue), after: amountsOf(after.catalogue) };
  const was = partsOf(withAmountsIn(before, after.catalogue.hotel));
  const words = {
    title: 'Words of the site',
    // A new Verandah may add or remove texts; only texts in both versions can be the hotel's change.
    changes: compare(wordsOf(before), wordsOf(after), amounts.after).filter(
      (change) => change.before !== undefined && change.after !== undefined,
    ),
  };
  return Object.entries(partsOf(after))
    .map(([title, part]) => ({ title, changes: changesOf(was[title], part, amounts) }))
    .concat(words)
    .map(({ title, changes }) => ({ title: title === PRICES ? titleOfPrices(after) : title, changes }))
    .filter(({ changes }) => changes.length > 0);
}

/** A new page is one change, not one for each of its texts. */
function changesOf(
  before: Part | undefined,
  after: Part | undefined,
  amounts: Record<'after' | 'before', Amounts>,
): readonly Change[] {
  if (before !== undefined) return compare(before, after, amounts.after, amounts.before);
  return after === undefined ? [] : [{ path: ['the whole page'], after: 'the whole page' }];
}

type Part = Readonly<Record<string, unknown>>;

function partsOf(built: EarlierContent): Record<string, Part | undefined> {
  const { hotel, booking, locations, reasons } = partOf(built.shell);
  const catalogue = partOf(built.catalogue);
  const sold = entriesOf(catalogue['locations']);
  const { rooms } = partOf(built.book);
  const policies = [...sold.flatMap((location) => entriesOf(location['policies'])), ...policiesOf(built)];
  return {
    'Every page': { ...partOf(hotel), ...partOf(catalogue['booking']), ...partOf(booking), reasons },
    Houses: { '': locations },
    ...pagesOf(built),
    'Pages of the houses and their rooms': { '': placesOf(built.locationPages, namesOf(locations)) },
    Rooms: { '': rooms },
    [PRICES]: {
      ...termsOf(catalogue),
      taxes: catalogue['taxes'],
      '': sold.map((location) => pricesOf(location, namesOf(rooms))),
    },
    'Cancellation policies': { '': onceEach(policies.filter(isCancellation)) },
    'Colours and font': partOf(partOf(built.texts)['theme']),
  };
}

function wordsOf({ texts }: EarlierContent): Part {
  const { theme: _colours, ...words } = partOf(texts);
  return words;
}

function pagesOf({ home, about, services, gallery, contact, policies, book }: EarlierContent) {
  return {
    'Home page': mapPart(home, (page) => ({
      ...page,
      rooms: { ...partOf(page['rooms']), items: entriesOf(partOf(page['rooms'])['items']).map(nameOf) },
    })),
    'About page': mapPart(about, (page) => page),
    'Services page': mapPart(services, (page) => page),
    'Gallery page': mapPart(gallery, (page) => page),
    'Contact page': mapPart(contact, (page) => ({
      ...page,
      locations: entriesOf(page['locations']).map(({ id, name, emails, phones }) => ({
        id,
        name,
        emails,
        phones,
      })),
    })),
    'Policies page': mapPart(policies, (page) => ({
      ...page,
      policies: entriesOf(page['policies']).filter((policy) => !isCancellation(policy)),
    })),
    'Booking page': mapPart(book, ({ rooms: _rooms, ...page }) => page),
  };
}

/** What only the pages of locations and rooms show. The rooms, their prices and terms are told by themselves. */
function placesOf(pages: unknown, names: Readonly<Record<string, string>>): Part[] {
  // An earlier release holds them as files, in the order of their names.
  const inOrder = entriesOf(pages).toSorted((one, other) =>
    String(one['locationId']).localeCompare(String(other['locationId']), TOOL_LANGUAGE),
  );
  return inOrder.map(({ locationId, seo, photos, rooms }) => ({
    id: locationId,
    [TITLE]: names[String(locationId)],
    seo,
    photos,
    rooms: entriesOf(rooms).map((room) => ({ id: room['id'], [TITLE]: room['name'], seo: room['seo'] })),
  }));
}

function mapPart(page: unknown, change: (page: Part) => Part): Part | undefined {
  return page === undefined ? undefined : change(partOf(page));
}

function policiesOf({ policies }: EarlierContent): Part[] {
  return entriesOf(partOf(policies)['policies']);
}

function isCancellation({ kind }: Part): boolean {
  return kind === 'CANCELLATION';
}

function nameOf({ name }: Part): unknown {
  return name;
}

/** How amounts are written and rounded. */
function termsOf(catalogue: Part): Part {
  const { pricesIncludeTax, roundTotalTo } = partOf(catalogue['hotel']);
  return { pricesIncludeTax, roundTotalTo };
}

/** Says whether the amounts are what guests pay. */
function titleOfPrices(built: EarlierContent): string {
  const { pricesIncludeTax } = termsOf(partOf(built.catalogue));
  return `${PRICES} (amounts ${pricesIncludeTax === true ? 'as guests pay them, tax included' : 'without tax, which is added'})`;
}

const SOLD = [
  'ratePlans',
  'mealPlans',
  'seasons',
  'weekendDays',
  'childBands',
  'charges',
  'restrictions',
  'extras',
  'promoCodes',
  'taxClass',
];

function pricesOf(location: Part, titles: Readonly<Record<string, string>>): Part {
  return {
    id: location['id'],
    [TITLE]: location['name'],
    ...Object.fromEntries(SOLD.map((key) => [key, location[key]])),
    roomPrices: entriesOf(location['roomPrices']).map((price) => ({
      ...price,
      [TITLE]: [titles[String(price['roomId'])] ?? price['roomId'], price['seasonId']]
        .filter(Boolean)
        .join(', '),
    })),
    roomsToSell: entriesOf(location['rooms']).map(({ id, name, capacity }) => ({
      id,
      [TITLE]: name,
      capacity,
    })),
  };
}

function namesOf(list: unknown): Record<string, string> {
  return Object.fromEntries(entriesOf(list).map(({ id, name }) => [String(id), String(name)]));
}

function onceEach(list: readonly Part[]): Part[] {
  return [...new Map(list.map((entry) => [entry['id'], entry])).values()];
}

function partOf(value: unknown): Part {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function entriesOf(value: unknown): Part[] {
  return Array.isArray(value) ? value.map(partOf) : [];
}
