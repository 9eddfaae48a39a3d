import { type Amounts, isAmountKey } from './amounts.ts';
import type { Balance, Charge, Deposit, RateDiscount, Restriction } from '#schemas/types';
import { counted } from '../report/summary.ts';
import {
  balanceInWords,
  chargeInWords,
  depositInWords,
  discountsInWords,
  restrictionInWords,
  weekendInWords,
} from './terms-in-words.ts';

/** A change that guests would see. */
export interface Change {
  /** From the outside in, in the operator's words: `["Lake suite", "beds"]`. */
  path: readonly string[];
  before?: string;
  after?: string;
  /** True for a change without a new value: another order of a list, or a replaced picture. */
  stays?: true;
}

/** Entries may carry their display name under this key; it is not compared. */
export const TITLE = '#title';
/** Derived by publishing, so of no interest to the operator. */
const SILENT = new Set([
  TITLE,
  'releaseId',
  'currencyDigits',
  'page',
  'pages',
  'urls',
  'webp',
  'avif',
  'width',
  'height',
  'vars',
]);
/** Keys that identify an entry of a list, most specific first. */
const IDENTITIES = ['id', 'roomId', 'bandId', 'locationId', 'code', 'taxClass', 'page', 'kind', 'from'];
/** Lists that are compared as a whole: the result depends on all their entries. */
const RULES = new Set(['checkInRules', 'reservationRules']);
/**
 * Terms that are compared and told as a whole. Publishing validated them; groups of interface texts that have the same
 * name have another shape, and no words here.
 */
// oxlint-disable typescript/no-unsafe-type-assertion -- the published schema validated these values
const TERMS: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  balance: (value) =>
    isNode(value) && 'due' in value ? balanceInWords(value as unknown as Balance) : undefined,
  deposit: (value) =>
    isNode(value) && 'unit' in value ? depositInWords(value as unknown as Deposit) : undefined,
  discounts: (value) => (isList(value) ? discountsInWords(value as RateDiscount[]) : undefined),
  weekendDays: (value) => (isList(value) ? weekendInWords(value as number[]) : undefined),
};
// oxlint-enable typescript/no-unsafe-type-assertion
const MINUTES = new Set(['checkIn', 'checkOut']);

type Node = Readonly<Record<string, unknown>>;

/** All differences between two built contents, in the order of the newer one. Amounts before may be of another currency. */
export function compare(
  before: unknown,
  after: unknown,
  amounts: Amounts,
  amountsBefore: Amounts = amounts,
): Change[] {
  return differences(before, after, { path: [], key: '', amounts, amountsBefore });
}

interface Place {
  path: readonly string[];
  /** The field of the value, which decides how it is formatted. */
  key: string;
  amounts: Amounts;
  amountsBefore: Amounts;
}

function differences(before: unknown, after: unknown, place: Place): Change[] {
  if (before === undefined && after === undefined) return [];
  const isTerm = TERMS[place.key]?.(before ?? after) !== undefined;
  if (!isTerm && isList(before) && isList(after)) return ofLists(before, after, place);
  if (!isTerm && isNode(before) && isNode(after))
    return isPicture(after) ? ofPictures(before, after, place) : ofNodes(before, after, place);
  const [was, is] = [spoken(before, { ...place, amounts: place.amountsBefore }), spoken(after, place)];
  if (was === is) return [];
  return [
    {
      path: place.path,
      ...(was === undefined ? {} : { before: was }),
      ...(is === undefined ? {} : { after: is }),
    },
  ];
}

function ofNodes(before: Node, after: Node, place: Place): Change[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (key) => !SILENT.has(key),
  );
  return keys.flatMap((key) =>
    differences(before[key], after[key], { ...place, key, path: [...place.path, words(key)] }),
  );
}

/** Matches entries by identity, not by position. */
function ofLists(before: readonly unknown[], after: readonly unknown[], place: Place): Change[] {
  if (RULES.has(place.key)) return differences(rulesInWords(before), rulesInWords(after), place);
  if (![...before, ...after].every(isNode)) return ofWords(before, after, place);
  const was = byIdentity(before);
  const is = byIdentity(after);
  const names = [...new Set([...is.keys(), ...was.keys()])];
  const within = names.flatMap((name) => {
    const entry = is.get(name) ?? was.get(name);
    return differences(was.get(name), is.get(name), {
      ...place,
      path: [...place.path.slice(0, -1), `${place.path.at(-1) ?? ''} ${titleOf(entry, name)}`.trim()],
    });
  });
  const isReordered = within.length === 0 && [...was.keys()].join('\n') !== [...is.keys()].join('\n');
  return isReordered ? [{ path: place.path, after: 'in another order', stays: true }] : within;
}

/** Lists of plain values, such as amenities. */
function ofWords(before: readonly unknown[], after: readonly unknown[], place: Place): Change[] {
  const came = after.filter((value) => !before.includes(value)).join(', ');
  const went = before.filter((value) => !after.includes(value)).join(', ');
  if (came !== '' || went !== '')
    return [
      { path: place.path, ...(went === '' ? {} : { before: went }), ...(came === '' ? {} : { after: came }) },
    ];
  const isSame = before.length === after.length && before.every((value, index) => value === after[index]);
  return isSame ? [] : [{ path: place.path, after: 'in another order', stays: true }];
}

function byIdentity(list: readonly unknown[]): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const [index, entry] of list.filter(isNode).entries()) {
    const parts = IDENTITIES.flatMap((key) => (typeof entry[key] === 'string' ? [entry[key]] : []));
    // A room has one price for each season and one for the rest of the year.
    const name = [...parts, ...(typeof entry['seasonId'] === 'string' ? [entry['seasonId']] : [])].join(' ');
    found.set(name === '' || found.has(name) ? `${name}#${index + 1}` : name, entry);
  }
  return found;
}

function titleOf(entry: Node | undefined, name: string): string {
  const title = entry?.[TITLE] ?? entry?.['name'] ?? entry?.['label'] ?? entry?.['heading'];
  return typeof title === 'string' ? `“${title}”` : name;
}

function ofPictures(before: Node, after: Node, place: Place): Change[] {
  const changes = differences(before['alt'], after['alt'], {
    ...place,
    path: [...place.path, 'description'],
  });
  const isSame = JSON.stringify(before['urls']) === JSON.stringify(after['urls']);
  return isSame
    ? changes
    : [
        { path: place.path, after: `another picture (${text(after['id']) ?? 'unnamed'})`, stays: true },
        ...changes,
      ];
}

/** Formats a value for people; undefined for none. */
function spoken(value: unknown, { key, amounts }: Place): string | undefined {
  if (value === undefined) return undefined;
  const terms = TERMS[key]?.(value);
  if (terms !== undefined) return terms;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the published schema validated it
  if (key === 'charges' && isNode(value) && 'per' in value)
    return chargeInWords(value as unknown as Charge, amounts);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  if (key === 'restrictions' && isNode(value)) return restrictionInWords(value as unknown as Restriction);
  if (key === 'seasons' && isNode(value)) return seasonInWords(value);
  if (typeof value === 'number' && isAmountKey(key)) return amounts.money(value);
  if (typeof value === 'number' && key.endsWith('BasisPoints')) return amounts.rate(value);
  if (typeof value === 'number' && key === 'percent') return `${value} %`;
  if (typeof value === 'number' && MINUTES.has(key)) return clock(value);
  if (isNode(value)) return titleOf(value, text(value['id']) ?? 'an entry');
  if (isList(value))
    return value.every((entry) => typeof entry === 'string') ? value.join(', ') : `${value.length} entries`;
  return text(value);
}

/** `“Summer”, 2027-06-01 to 2027-08-31, 20 %`. */
function seasonInWords(season: Node): string {
  const { from, to, percent } = season;
  return [
    titleOf(season, text(season['id']) ?? ''),
    `${text(from)} to ${text(to)}`,
    ...(percent === undefined ? [] : [`${text(percent)} % on the base price`]),
  ].join(', ');
}

function rulesInWords(rules: readonly unknown[]): string {
  return rules.filter(isNode).map(ruleInWords).join('; ');
}

/** `50 % from 7 days`. */
function ruleInWords({ value, unit, penalty }: Node): string {
  const kept = isNode(penalty) ? penalty : {};
  const amount = Number(kept['value']);
  const part = kept['unit'] === 'PERCENTAGE' ? `${amount} %` : counted(amount, 'night');
  return `${part} from ${counted(Number(value), text(unit)?.toLowerCase() ?? '')}`;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : undefined;
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `roomPrices` to `room prices`, `baseMinor` to `price`. */
function words(key: string): string {
  if (key === 'baseMinor') return 'price';
  return key
    .replace(/(?:Minor|BasisPoints)$/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isPicture(value: Node): boolean {
  return isNode(value['urls']) && 'alt' in value;
}
