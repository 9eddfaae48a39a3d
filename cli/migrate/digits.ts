import { currencyUnit } from '#domain/currencies';
import { inDigits } from '#domain/currency';
import { formatMoney } from '#domain/money';
import { unitBeforeDigits } from '#domain/money-before-digits';
import { localeFor, TOOL_LANGUAGE, WORLD } from '#schemas/language';
import { applyEdits, contentFields, kindOf, plainValue, type SyntaxNode } from '#schemas/engine';
import { insertedLast, memberOf, readObject, rewritten, type TextEdit } from '../files/json-edits.ts';

type ContentTexts = ReadonlyMap<string, string>;

/** An amount of a file before and after, and how guests read both. */
export interface RewrittenAmount {
  path: string;
  field: string;
  before: number;
  after: number;
  read: string;
}

/**
 * Rewrites the amounts of a currency that version 1 counted in whole units: HUF 38000 becomes 3800000, the same price.
 * Totals stay whole, because version 1 had no smaller amounts.
 */
export async function migrateDigits(
  texts: ContentTexts,
): Promise<{ texts: ContentTexts; amounts: RewrittenAmount[] }> {
  const [hotelPath, hotelText] = [...texts].find(([path]) => kindOf(path) === 'hotel') ?? [];
  const currency = textOf(memberOf(readObject(hotelText ?? ''), 'currency')?.value);
  if (hotelPath === undefined || hotelText === undefined || currency === undefined)
    return { texts, amounts: [] };
  const before = unitBeforeDigits(currency);
  const after = currencyUnit(currency);
  const digits = after.currencyDigits;
  if (before.currencyDigits === digits) return { texts, amounts: [] };
  const found = await amountsIn(texts);
  const now = (amount: number): number => inDigits(amount, before.currencyDigits, digits);
  const migrated = [...texts].map(([path, text]): [string, string] => {
    const own = found.filter((amount) => amount.path === path);
    const edits = own.map(({ node, value }) => rewritten(node, now(value)));
    const whole = path === hotelPath ? roundingEdits(text, now(1)) : [];
    return [path, applyEdits(text, [...edits, ...whole])];
  });
  return {
    texts: new Map(migrated),
    amounts: found.map(({ path, field, value }) => ({
      path,
      field,
      before: value,
      after: now(value),
      read: formatMoney(now(value), after, localeFor(TOOL_LANGUAGE, WORLD)),
    })),
  };
}

/** Without it totals would have decimals, which they had not. */
function roundingEdits(text: string, unit: number): TextEdit[] {
  const hotel = readObject(text);
  if (hotel === undefined || memberOf(hotel, 'roundTotalTo') !== undefined) return [];
  return insertedLast(text, hotel, `"roundTotalTo": ${unit}`);
}

interface FoundAmount {
  path: string;
  field: string;
  node: SyntaxNode;
  value: number;
}

/** Every amount, by the schema of its field. */
async function amountsIn(texts: ContentTexts): Promise<FoundAmount[]> {
  const fields = await contentFields();
  return [...texts].flatMap(([path, text]) => {
    const kind = kindOf(path);
    const root = readObject(text);
    if (kind === undefined || root === undefined) return [];
    const value = plainValue(root);
    return numbersIn(root, []).flatMap(({ node, at, value: amount }) =>
      fields.fieldAt(kind, value, at)['x-code'] === 'money/minor'
        ? [{ path, field: at.findLast((key) => typeof key === 'string') ?? '', node, value: amount }]
        : [],
    );
  });
}

interface FoundNumber {
  node: SyntaxNode;
  at: readonly (string | number)[];
  value: number;
}

function numbersIn(node: SyntaxNode, at: readonly (string | number)[]): FoundNumber[] {
  if (node.kind === 'object') return node.members.flatMap(({ key, value }) => numbersIn(value, [...at, key]));
  if (node.kind === 'list') return node.items.flatMap((item, index) => numbersIn(item, [...at, index]));
  return typeof node.value === 'number' ? [{ node, at, value: node.value }] : [];
}

function textOf(node: SyntaxNode | undefined): string | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}
