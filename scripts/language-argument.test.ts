import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

// A language is an argument: pages have it from their shell, the server from the page, the row or the release. Nothing
// else may name one, or leave it to the runtime.

const root = join(import.meta.dirname, '..');
const files = globSync('{cli,client,desk,design-system,domain,schemas,server,site}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: [
    '**/*.test.ts',
    '**/*.test.tsx',
    '**/generated/**',
    '**/test-support/**',
    '**/test-content/**',
    'site/dist/**',
  ],
}).map((file) => file.replaceAll('\\', '/'));

/** Files in which a language stands, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'schemas/language.ts': 'the one place that names a language',
  'cli/check/report-cache.ts': 'reads hours and minutes as numbers',
  'cli/doctor/machine.ts': 'reads hours and minutes, and the time zone of the machine',
  'cli/init/questions.ts': 'asks whether a time zone exists',
  'schemas/engine/kinds.ts': 'names the folder of the content that holds the texts',
  'schemas/malformed/report-of.ts': 'names the same folder, for tests',
  'schemas/engine/formats.ts': 'asks whether a time zone exists',
  'schemas/checks/sense/time-zone.ts': 'compares the offsets of time zones',
  'schemas/engine/check-content.ts': 'writes a day as ISO',
  'cli/init/run.ts': 'writes a day as ISO',
  'site/shared/iso-date.ts': 'writes a day as ISO',
  'server/platform/db/migrations/base/carry-over.ts': 'a migration keeps what it once wrote',
  'server/bookings/documents/pdf/fonts.ts': 'letters are the same in every language',
  'site/shared/forms/phone-countries.ts':
    'a country is found by its English name too, on a page in any language',
  'site/app/published-texts.ts': 'falls back to the texts that the application brings with it',
};

/** Who may take which of the names of `schemas/language.ts`, and why. */
const TAKERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DEFAULT_LANGUAGE: {
    'schemas/catalogue/build-catalogue.ts': 'writes it into the release',
    'schemas/checks/parts/money.ts': 'shows amounts as guests will read them, before there is a release',
  },
  LANGUAGE_BEFORE_LANGUAGES: {
    'server/release/read-catalogue.ts': 'reads a release of version 0.2',
  },
  TOOL_LANGUAGE: {
    'cli/': 'speaks to the people who run a hotel',
    'schemas/checks/': 'speaks to the people who write content',
    'schemas/engine/': 'speaks to the people who write content',
    'server/platform/texts.ts': 'holds the texts that the product brings with it',
    'server/platform/http/error-page.ts': 'has its sentences in the code, for when no text can be read',
    'server/platform/mail/mailbox/pages.ts': 'is for developers',
    'server/site/documents/api-page.ts': 'is for developers',
    'server/bookings/payments/gateways/test/pages.ts': 'is for developers',
  },
};

const ENGLISH = /^en(?:-[A-Z]{2}|-\d{3})?$|lang="en|(?:^|\/)locales\/en\//;
const LOCALE_FIRST = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
const LOWER_UPPER = new Set(['toLocaleLowerCase', 'toLocaleUpperCase']);

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** The text of a string, and of each piece of a template. */
function textOf(node: ts.Node): string | undefined {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : undefined;
}

/** Whether a format is made, or a text compared, in a written locale or in that of the runtime. */
function isUntold(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called)) return false;
  const { text: name } = called.name;
  if (called.expression.getText() === 'Intl')
    return /^[A-Z]/.test(name) && name !== 'Locale' && isWritten(node.arguments?.[0]);
  if (LOCALE_FIRST.has(name) || LOWER_UPPER.has(name)) return isWritten(node.arguments?.[0]);
  return name === 'localeCompare' && isWritten(node.arguments?.[1]);
}

function isWritten(argument: ts.Expression | undefined): boolean {
  return (
    argument === undefined ||
    argument.getText() === 'undefined' ||
    ts.isStringLiteralLike(argument) ||
    (ts.isArrayLiteralExpression(argument) && argument.elements.some(ts.isStringLiteralLike))
  );
}

/** What names a language: a string, or a format that is not told one. */
function found(node: ts.Node): string[] {
  // Types of the texts are those of the English file.
  if (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true) return [];
  const own = isUntold(node) || ENGLISH.test(textOf(node) ?? '') ? [node.getText()] : [];
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...found(child)));
  return [...own, ...below];
}

test('finds each way to name a language, and nothing else', () => {
  const code = [
    "const language = 'en';",
    "formatMoney(minor, unit, 'en-IN');",
    'const page = `<!doctype html><html lang="en"><title>${title}</title>`;',
    "readFile(join(site, 'locales/en/common.json'));",
    "new Intl.NumberFormat('sv-SE');",
    "new Intl.DisplayNames(['fr'], { type: 'region' });",
    'Intl.DateTimeFormat();',
    'size.toLocaleString();',
    'name.localeCompare(other);',
    "import type texts from './locales/en/common.json';",
    'new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });',
    'name.localeCompare(other, locale);',
    'const words = `${language}/common.json`;',
    "new Intl.Locale('und');",
    "const when = 'en route';",
  ].join('\n');
  expect(found(parse(code))).toEqual([
    "'en'",
    "'en-IN'",
    '`<!doctype html><html lang="en"><title>${',
    "'locales/en/common.json'",
    "new Intl.NumberFormat('sv-SE')",
    "new Intl.DisplayNames(['fr'], { type: 'region' })",
    'Intl.DateTimeFormat()',
    'size.toLocaleString()',
    'name.localeCompare(other)',
  ]);
});

const RULES = 'schemas/checks/';

/** A rule's example names the file of the demo hotel that it changes. */
function inProduct(file: string): string[] {
  const all = found(parse(readFileSync(join(root, file), 'utf8')));
  return file.startsWith(RULES) ? all.filter((text) => !text.includes('locales/en/')) : all;
}

test.each(files.filter((file) => !Object.hasOwn(ALLOWED, file)))('%s is told its language', (file) => {
  expect(
    inProduct(file),
    'take the language from the page (i18n.language), the row (quote, booking, account, document) or the release (catalogue.hotel.language)',
  ).toEqual([]);
});

test.each(Object.keys(ALLOWED))('%s still needs its exception', (file) => {
  expect(inProduct(file)).not.toEqual([]);
});

test('only those named here take a language that is written down', () => {
  const takes = files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    return Object.entries(TAKERS)
      .filter(([name]) => file !== 'schemas/language.ts' && new RegExp(String.raw`\b${name}\b`).test(code))
      .map(([name]) => ({ file, name }));
  });
  const unknown = takes.filter(
    ({ file, name }) => !Object.keys(TAKERS[name] ?? {}).some((place) => file.startsWith(place)),
  );
  expect(unknown, 'take the language of the page, the row or the release instead').toEqual([]);
  const idle = Object.entries(TAKERS).flatMap(([name, places]) =>
    Object.keys(places).filter(
      (place) => !takes.some((taken) => taken.name === name && taken.file.startsWith(place)),
    ),
  );
  expect(idle).toEqual([]);
});
