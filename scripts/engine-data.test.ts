import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

// Engines differ in the decimals of currencies, in weeks and in other data of regions: Intl draws, and is asked nothing.

const root = join(import.meta.dirname, '..');
const files = globSync('{cli,design-system,domain,schemas,server,site,stories}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/generated/**', '**/test-support/**', 'site/dist/**'],
});

/** Where something of Intl is taken that is no decimal: the sign of a currency, an area's time zones as suggestions. */
const ALLOWED: Readonly<Record<string, string>> = {
  'schemas/engine/words/codes.ts': 'takes the sign of a currency, to know what a hotelier meant',
  'stories/components/table.stories.tsx': 'shows a table of rupees as any application would write them',
};

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** A format of a currency that is not told its decimals, or an engine's answer of what they are, or of weeks. */
function asksEngine(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'getWeekInfo') return true;
  if (ts.isVariableDeclaration(node) || ts.isPropertyAccessExpression(node)) {
    const text = node.getText();
    return /resolvedOptions/.test(text) && /(?:Fraction|Significant)Digits/.test(text);
  }
  if (!ts.isObjectLiteralExpression(node)) return false;
  const names = node.properties.map((property) => property.name?.getText() ?? property.getText());
  const isCurrency = node.properties.some((property) => /^style: 'currency'$/.test(property.getText()));
  // Options that are spread in were checked where they are written.
  const isTold = names.some((name) => name === 'minimumFractionDigits' || name.startsWith('...'));
  return isCurrency && !isTold;
}

function found(node: ts.Node): string[] {
  const own = asksEngine(node) ? [node.getText()] : [];
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...found(child)));
  return [...own, ...below];
}

test('finds each way to ask an engine, and nothing else', () => {
  const code = [
    "const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();",
    "const plain = new Intl.NumberFormat(locale, { style: 'currency', currency });",
    'const first = new Intl.Locale(tag).getWeekInfo().firstDay;',
    "const told = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 });",
    'const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });',
  ].join('\n');
  expect(found(parse(code)).map((text) => text.slice(0, 30))).toEqual([
    '{ maximumFractionDigits = 2 } ',
    "{ style: 'currency', currency ",
    "{ style: 'currency', currency ",
    'new Intl.Locale(tag).getWeekIn',
  ]);
});

test.each(files.filter((file) => !Object.hasOwn(ALLOWED, file.replaceAll('\\', '/'))))(
  'Price 13: %s tells Intl what to draw',
  (file) => {
    expect(found(parse(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  },
);
