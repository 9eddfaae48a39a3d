import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Devices are minutes or hours wrong: what the browser runs takes the time from `site/api/server-clock.ts`. */
const ALLOWED: Readonly<Record<string, string>> = {
  'site/api/server-clock.ts': 'reads the device’s clock for all others, and corrects it',
  'site/app/third-parties/start-third-parties.ts':
    'the hotel’s tag wants the device’s time, by its own protocol',
  'site/test-content/checkout-samples.ts': 'answers of tests, in which device and server agree',
  'design-system/components/countdown-label/countdown-label.tsx':
    'for who has no server; the site gives its clock, as the last test holds',
};

const root = join(import.meta.dirname, '..');
const files = globSync('{site,design-system,domain}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/generated\/|\/dist\//.test(file))
  .toSorted();

/** Every countdown, with its words as `wrong-clock.test.tsx` reads them on devices whose clock is wrong. */
const COUNTED: Readonly<Record<string, string>> = {
  'site/features/checkout/hold-timer.tsx': 'Your room is held for',
  'site/shared/changes/retry-wait.tsx': 'You can try again in',
  'site/shared/codes/resend-code.tsx': 'You can ask for a new code in',
};

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('screen.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Every node of a file that fits. */
function nodesIn(node: ts.Node, fits: (node: ts.Node) => boolean): string[] {
  const found = fits(node) ? [node.getText()] : [];
  ts.forEachChild(node, (child) => void found.push(...nodesIn(child, fits)));
  return found;
}

/** `Date.now`, `new Date()`, `Date()` and `Temporal.Now`. Durations by `performance.now()` need no right clock. */
function readsDeviceClock(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node))
    return /^(?:globalThis\.|window\.)?(?:Date\.now|Temporal\.Now)$/.test(node.getText());
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  return node.expression.getText() === 'Date' && (node.arguments ?? []).length === 0;
}

function isCountdownWithoutClock(node: ts.Node): boolean {
  if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return false;
  if (node.tagName.getText() !== 'CountdownLabel') return false;
  return !node.attributes.properties.some((one) => one.name?.getText() === 'now');
}

it('finds each way to read the device’s clock, and no other use of dates', () => {
  const code = [
    'const now = Date.now();',
    'const [openedAt] = useState(Date.now);',
    'const today = todayAt(zone, new Date());',
    'const words = Date();',
    'const plain = Temporal.Now.plainDateISO();',
    'const day = new Date(instant).toISOString() + Date.parse(text) + Date.UTC(2026, 1);',
    'const began = performance.now();',
  ].join('\n');
  expect(nodesIn(parse(code), readsDeviceClock)).toEqual([
    'Date.now',
    'Date.now',
    'new Date()',
    'Date()',
    'Temporal.Now',
  ]);
  const screen = 'const a = <CountdownLabel endsAt={end} />; const b = <CountdownLabel now={now} />;';
  expect(nodesIn(parse(screen), isCountdownWithoutClock)).toEqual(['<CountdownLabel endsAt={end} />']);
});

it('reads the device’s clock only where a reason is given', () => {
  expect(files.length).toBeGreaterThan(400);
  const dated = files.filter((file) => /\b(?:Date|Temporal)\b/.test(read(file)));
  const reading = dated.filter((file) => nodesIn(parse(read(file)), readsDeviceClock).length > 0);
  expect(reading).toEqual(Object.keys(ALLOWED).toSorted());
});

const screens = files.filter((file) => file.startsWith('site/') && file.endsWith('.tsx'));
const counting = screens.filter((file) => read(file).includes('<CountdownLabel'));

it('gives every countdown of the site the server’s clock', () => {
  expect(counting.flatMap((file) => nodesIn(parse(read(file)), isCountdownWithoutClock))).toEqual([]);
});

it('tries every countdown of the site on devices whose clock is wrong', () => {
  expect(counting).toEqual(Object.keys(COUNTED));
  const tried = read('site/shared/clock/wrong-clock.test.tsx');
  expect(Object.values(COUNTED).filter((words) => !tried.includes(words))).toEqual([]);
});
