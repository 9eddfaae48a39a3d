import { applyEdits, type SyntaxNode } from '#schemas/engine';
import { insertedLast, memberOf, readObject, removedMember, type TextEdit } from '../files/json-edits.ts';

type ContentTexts = ReadonlyMap<string, string>;

/** The `infants` of a rate file of version 0.2. */
interface Infants {
  path: string;
  below: number;
  priceMinor: number;
  mealMinor: number;
}

interface Band {
  id: string;
  name: string;
  below: number;
}

const HOTEL = /^hotel\.jsonc?$/;
const RATE = /^rates\//;
/** Meal plans without meals, for which infants never paid. */
const ROOM_ONLY = new Set<unknown>(['RO', 'EP']);

/** Files whose `infants` cannot be moved, because hotel.json has age bands already. */
export function stuckInfants(texts: ContentTexts): string[] {
  const hotel = [...texts].find(([path]) => HOTEL.test(path))?.[1];
  const hasBands = hotel !== undefined && memberOf(readObject(hotel), 'childBands') !== undefined;
  return hotel === undefined || hasBands ? infantsIn(texts).map(({ path }) => path) : [];
}

/**
 * Moves `infants` of rate files to age bands of the hotel with prices in rooms and meals. Children who cost the same
 * before cost the same after.
 */
export function migrateInfants(texts: ContentTexts): ContentTexts {
  const infants = infantsIn(texts);
  if (infants.length === 0) return texts;
  const bands = bandsFor(infants);
  return new Map(
    [...texts].map(([path, text]) => {
      if (HOTEL.test(path)) return [path, applyEdits(text, hotelEdits(text, bands))];
      const own = infants.find((each) => each.path === path);
      return [path, own === undefined ? text : applyEdits(text, rateEdits(text, own, bands))];
    }),
  );
}

function infantsIn(texts: ContentTexts): Infants[] {
  return [...texts].flatMap(([path, text]) => {
    if (!RATE.test(path)) return [];
    const node = memberOf(readObject(text), 'infants')?.value;
    const [below, priceMinor, mealMinor] = ['below', 'priceMinor', 'mealMinor'].map((key) =>
      scalarOf(memberOf(node, key)?.value),
    );
    if (typeof below !== 'number' || typeof priceMinor !== 'number' || typeof mealMinor !== 'number')
      return [];
    return { path, below, priceMinor, mealMinor };
  });
}

/** Locations may have named different ages: then each age is a band. */
function bandsFor(infants: readonly Infants[]): Band[] {
  const ages = [...new Set(infants.map(({ below }) => below))].toSorted((a, b) => a - b);
  if (ages.length === 1) return ages.map((below) => ({ id: 'infant', name: 'Infant', below }));
  return ages.map((below) => ({
    id: `infant-below-${below}`,
    name: `Infant below ${below}`,
    below,
  }));
}

function hotelEdits(text: string, bands: readonly Band[]): TextEdit[] {
  const hotel = readObject(text);
  return hotel === undefined ? [] : insertedLast(text, hotel, memberText('childBands', bands));
}

function rateEdits(text: string, own: Infants, bands: readonly Band[]): TextEdit[] {
  const rate = readObject(text);
  const infants = memberOf(rate, 'infants');
  if (rate === undefined || infants === undefined) return [];
  const pricesOf = (priceMinor: number) =>
    memberText(
      'childPrices',
      bands.filter(({ below }) => below <= own.below).map(({ id }) => ({ bandId: id, priceMinor })),
    );
  const meals = objectsIn(rate, 'mealPlans').filter(
    (meal) => !ROOM_ONLY.has(scalarOf(memberOf(meal, 'code')?.value)),
  );
  return [
    ...removedMember(text, rate, infants),
    ...meals.flatMap((meal) => insertedLast(text, meal, pricesOf(own.mealMinor))),
    ...objectsIn(rate, 'roomPrices').flatMap((price) => insertedLast(text, price, pricesOf(own.priceMinor))),
  ];
}

function objectsIn(node: SyntaxNode, key: string): Extract<SyntaxNode, { kind: 'object' }>[] {
  const list = memberOf(node, key)?.value;
  return list?.kind === 'list' ? list.items.filter((item) => item.kind === 'object') : [];
}

function scalarOf(node: SyntaxNode | undefined): unknown {
  return node?.kind === 'scalar' ? node.value : undefined;
}

function memberText(key: string, value: unknown): string {
  return `"${key}": ${JSON.stringify(value, null, 2)}`;
}
