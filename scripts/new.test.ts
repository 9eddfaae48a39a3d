import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flattenDiagnosticMessageText, transpileModule } from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { formatCode } from './format-code.ts';
import { NEW_KINDS, make } from './new/make.ts';

const root = join(import.meta.dirname, '..');
/** The files that the generators read. */
const READ = [
  'design-system/components/button',
  'design-system/generated/api.ts',
  'docs/decisions',
  'package.json',
];
/** Not the name in the guides, whose readers have such a component. */
const NAME = 'brass-bell';
const PLACE = { purpose: 'Calls somebody to the reception of the hotel.', group: 'Actions' };

function project(): string {
  const copy = mkdtempSync(join(tmpdir(), 'verandah-new-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const path of READ) cpSync(join(root, path), join(copy, path), { recursive: true });
  return copy;
}

function filesOf(at: string): Record<string, string> {
  const files = readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

function faultsOf(path: string, text: string): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  const { diagnostics = [] } = transpileModule(text, { reportDiagnostics: true, fileName: path });
  return diagnostics.map(({ messageText }) => `${path}: ${flattenDiagnosticMessageText(messageText, ' ')}`);
}

test.each(NEW_KINDS)('a new %s is whole, and changes no file that is there', async (kind) => {
  const at = project();
  const before = filesOf(at);
  const { paths, next } = await make({ kind, name: NAME, ...PLACE }, at);
  const after = filesOf(at);
  const made = paths.map((path) => join(at, path));
  expect(made).not.toEqual([]);
  expect(Object.keys(after).toSorted()).toEqual([...Object.keys(before), ...made].toSorted());
  expect(after).toMatchObject(before);
  expect(made.flatMap((file) => faultsOf(file, after[file] ?? ''))).toEqual([]);
  expect(made.filter((file) => /__/.test(file + (after[file] ?? '')))).toEqual([]);
  expect(next.filter((step) => step === '' || step.includes('__'))).toEqual([]);
});

test('a fault of syntax would be noticed', () => {
  expect(faultsOf('a.ts', 'const = 1;')).not.toEqual([]);
});

test('a long name is laid out as the formatter wants it', async () => {
  const at = project();
  const { paths } = await make(
    { kind: 'component', name: 'a-component-whose-name-is-rather-long', ...PLACE },
    at,
  );
  for (const path of paths) {
    const text = readFileSync(join(at, path), 'utf8');
    expect(await formatCode(path, text)).toBe(text);
  }
});

test('code that cannot be read is not laid out', async () => {
  await expect(formatCode('a.ts', 'const = 1;')).rejects.toThrow(/^a\.ts: /);
});

test('a decision takes the next number', async () => {
  const at = project();
  const numbers = readdirSync(join(root, 'docs/decisions')).map((file) => Number.parseInt(file, 10));
  const { paths } = await make({ kind: 'decision', name: NAME }, at);
  const number = String(Math.max(...numbers) + 1).padStart(4, '0');
  expect(paths).toEqual([`docs/decisions/${number}-${NAME}.md`]);
  expect(readFileSync(join(at, paths[0] ?? ''), 'utf8')).toContain(`# ${number}: Brass bell\n`);
});

test.each([
  ['component', 'StayNote', /small letters, digits and hyphens, such as stay-note; not "StayNote"/],
  ['component', '../etc', /small letters/],
  ['component', 'two\nlines', /not "two\\nlines"/],
  ['component', 'nav--bar', /small letters/],
  ['component', '1st', /small letters/],
  ['component', 'a', /A name has 2 to 40 letters; "a" has 1/],
  ['decision', 'a'.repeat(80), /"a{40}…" has 80/],
  ['house', 'garden', /no generator for "house": app, component, decision/],
  ['constructor', 'garden', /no generator for "constructor"/],
  ['component', 'css', /"css" is a word that the code itself needs/],
  ['component', 'api', /#design-system\/api is another door/],
  ['component', 'button', /design-system\/generated\/api\.ts has "Button" already/],
  ['component', 'constructor', /"constructor" is a word that the code itself needs/],
  ['component', 'promise', /"promise" is a word that the code itself needs/],
  ['component', 'import', /"import" is a word that the code itself needs/],
  ['component', 'matrix', /"matrix" is a word that the code itself needs/],
  ['component', 'tone', /"tone" is a word that the code itself needs/],
  ['decision', 'third-parties', /docs\/decisions\/\d+-third-parties\.md is called so/],
])('%s "%s" is refused in one line with the remedy, and nothing is written', async (kind, name, message) => {
  const at = project();
  const before = filesOf(at);
  const refusal = await make({ kind, name, ...PLACE }, at).then(
    () => 'made',
    (error: unknown) => String(error),
  );
  expect(refusal).toMatch(message);
  expect(refusal).not.toContain('\n');
  expect(filesOf(at)).toEqual(before);
});

test('files that are there are never written over', async () => {
  const at = project();
  rmSync(join(at, 'design-system/generated/api.ts'));
  cpSync(join(root, 'package.json'), join(at, 'design-system/generated/api.ts'));
  await expect(make({ kind: 'component', name: 'button', ...PLACE }, at)).rejects.toThrow(
    /design-system\/components\/button\/button\.css\.ts is there already/,
  );
  expect(existsSync(join(at, 'stories'))).toBe(false);
});

test('a component says what it is for, and stands in its group', async () => {
  const at = project();
  await make({ kind: 'component', name: NAME, ...PLACE }, at);
  const read = (path: string) => readFileSync(join(at, path), 'utf8');
  expect(read(`design-system/components/${NAME}/${NAME}.tsx`)).toContain(` * ${PLACE.purpose}`);
  expect(read(`stories/components/${NAME}.stories.tsx`)).toContain("title: 'Actions/Brass bell'");
});

test.each([
  [undefined, 'Forms', /Say what it is for/],
  ['Says what it is for.', 'Forms', /says nothing yet/],
  ['TODO: think of a purpose.', 'Forms', /says nothing yet/],
  ['A component', 'Forms', /A purpose is one sentence/],
  ['bell bell bell bell bell bell.', 'Forms', /A purpose is one sentence/],
  [PLACE.purpose, undefined, /Say where it belongs: --group Layout\|Type/],
  [PLACE.purpose, 'Things', /Say where it belongs/],
])('the purpose %j in the group %j is refused, and nothing is written', async (purpose, group, message) => {
  const at = project();
  const before = filesOf(at);
  await expect(make({ kind: 'component', name: NAME, purpose, group }, at)).rejects.toThrow(message);
  expect(filesOf(at)).toEqual(before);
});
