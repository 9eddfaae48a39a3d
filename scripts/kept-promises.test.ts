import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Where a promise outlives the call that made it, and why a failure does not. One that is kept by `domain/keep-result.ts`
 * needs no entry; every other way has one here.
 */
const KEPT: Readonly<Record<string, string>> = {
  'cli/publish/images.ts': 'keptIn forgets what failed',
  'domain/keep-result.ts': 'forgets what failed',
  'schemas/checks/parts/asset-lookup.ts':
    'for one check; a picture that cannot be read is a fact of it, not a failure',
  'schemas/engine/check-cache.ts': 'check-content.ts fills it, and takes out what could not be read',
  'schemas/engine/check-content.ts': 'takes out what could not be read',
  'server/platform/objects/object-cache.ts': 'only while it is read: it is taken out when that ends',
  'server/platform/deliveries/worker.ts': 'only while its rows are done: it is taken out when that ends',
  'server/release/follow-release.ts': 'only while it is asked: it is taken out when that ends',
  'site/content/content-source.ts': 'keptIn forgets what failed',
  'site/shared/account/account-store.ts': 'only while it is asked: it is taken out when that ends',
};

const root = join(import.meta.dirname, '..');
const files = globSync('{domain,schemas,design-system,server,cli,site}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|test-support|test-content|\/generated\/|\/dist\//.test(file))
  .toSorted();

/** A variable or a map that can hold a promise, or a variable that is filled with one when it is first needed. */
const KEEPS = [
  /\blet \w+: Promise<.*\| undefined;/,
  /\b(?:Weak)?Map<[^;()]*Promise<.*>/,
  /\blet \w+: ReturnType<typeof \w+> \| undefined;/,
  /\?\?= (?:import\(|\w+\(\w*\)(?:\.|\)?;$))/,
];
/** What fits the last form and is no promise. */
const NO_PROMISE = [
  'design-system/components/toast/use-pausable-timeout.ts',
  'cli/report/pretty.ts',
  'cli/terminal/terminal.ts',
  'schemas/engine/source-text.ts',
  'schemas/engine/check-content.ts',
  'site/shared/stay-search/search-memory.ts',
];

function keepsPromise(code: string): boolean {
  return code.split('\n').some((line) => KEEPS.some((form) => form.test(line)));
}

test('finds each way in which a promise is kept', () => {
  const ways = [
    'let pass: Promise<void> | undefined;',
    'const asked = new Map<string, Promise<Picture>>();',
    'const used = new WeakMap<ContentIndex, Promise<readonly Picture[]>>();',
    'let connected: ReturnType<typeof connect> | undefined;',
    "(connected ??= import('stripe').then(",
    'const transporter = await (connected ??= connect(smtpUrl));',
  ];
  expect(ways.filter((way) => !keepsPromise(way))).toEqual([]);
  expect(keepsPromise('const done = await work();')).toBe(false);
});

test('no promise is kept in a way of its own, where one failure would last until the process ends', () => {
  expect(files.length).toBeGreaterThan(700);
  const keeping = files.filter((file) => keepsPromise(readFileSync(join(root, file), 'utf8')));
  expect(keeping.filter((file) => !NO_PROMISE.includes(file) || file in KEPT)).toEqual(
    Object.keys(KEPT).toSorted(),
  );
});
