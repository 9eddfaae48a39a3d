import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flattenDiagnosticMessageText, transpileModule } from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { GENERATORS, make } from './new/make.ts';

const root = join(import.meta.dirname, '..');
const LISTS = [
  'docs/decisions',
  'schemas/api/endpoints.ts',
  'schemas/checks/file-missing/check.ts',
  'schemas/engine/content-file.ts',
  'schemas/engine/content-tree.ts',
  'schemas/engine/kinds.ts',
  'schemas/engine/validate-file.ts',
  'server/access-matrix.test.ts',
  'server/app.ts',
  'server/backup/tables-in-order.ts',
  'server/db/migrate.ts',
  'server/db/migrations',
  'server/db/tables.ts',
  'server/features/calendar/routes.ts',
  'site/app/pages.ts',
  'site/app/paths.ts',
  'site/prerender/prerender-site.test.ts',
  'site/prerender/prerender-site.tsx',
  'site/public/locales/en/common.json',
  'site/test-content/show-site.tsx',
  'stories/guides/components/notes.ts',
  'stories/guides/content/content.stories.tsx',
  'stories/kit/kit-words.tsx',
  'stories/locales/hi/common.json',
  'stories/screens/exemptions.ts',
];
/** Not those of the guides: somebody who follows them has these files. */
const NAME = 'brass-bell';
const NAMES: Readonly<Record<string, string>> = { endpoint: `${NAME}/ring` };

/** The places where the project lists what it has, copied. */
function project(): string {
  const copy = mkdtempSync(join(tmpdir(), 'verandah-new-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const path of LISTS) cpSync(join(root, path), join(copy, path), { recursive: true });
  return copy;
}

function faultsOf(path: string, text: string): string[] {
  if (path.endsWith('.json')) return JSON.parse(text) === undefined ? [path] : [];
  if (!/\.tsx?$/.test(path)) return [];
  const { diagnostics = [] } = transpileModule(text, { reportDiagnostics: true, fileName: path });
  return diagnostics.map(({ messageText }) => `${path}: ${flattenDiagnosticMessageText(messageText, ' ')}`);
}

test.each(Object.keys(GENERATORS))(
  'a new %s is whole, and entered where the project lists such things',
  (kind) => {
    const at = project();
    const { changes, next } = make(kind, NAMES[kind] ?? NAME, at);
    expect(next).not.toEqual([]);
    expect(changes.flatMap(({ path, text }) => faultsOf(path, text))).toEqual([]);
    const isOurs = (path: string) => existsSync(join(root, path));
    expect(changes.filter(({ path, isNew }) => isNew === isOurs(path))).toEqual([]);
    const isAsItWas = ({ path, isNew }: (typeof changes)[number]) =>
      !isNew && readFileSync(join(at, path), 'utf8') === readFileSync(join(root, path), 'utf8');
    expect(changes.filter(isAsItWas)).toEqual([]);
  },
);

test('a fault of syntax would be noticed', () => {
  expect(faultsOf('a.ts', 'const = 1;')).not.toEqual([]);
});

test('an endpoint of a feature that is there joins its routes', () => {
  const at = project();
  make('endpoint', 'calendar/hello', at);
  const routes = readFileSync(join(at, 'server/features/calendar/routes.ts'), 'utf8');
  expect(routes).toContain("import { helloCalendar } from './hello.ts';");
  expect(routes).toMatch(/addCalendarRoutes\(.*\{\n\s+addEndpoint\(app, ENDPOINTS\.helloCalendar/);
});

test('what is there already is never written over, and nothing else is written either', () => {
  const at = project();
  make('component', 'stay-note', at);
  const kit = readFileSync(join(at, 'stories/kit/kit-words.tsx'), 'utf8');
  expect(() => make('component', 'stay-note', at)).toThrow(/is there already\. Choose another name/);
  expect(readFileSync(join(at, 'stories/kit/kit-words.tsx'), 'utf8')).toBe(kit);
});

test.each([
  ['component', 'StayNote', /small letters, digits and hyphens, such as stay-note; not "StayNote"/],
  ['component', '../etc', /small letters/],
  ['endpoint', 'weather', /<feature>\/<name>, such as weather\/show; not "weather"/],
  ['house', 'garden', /no generator for "house": component/],
])('%s "%s" is refused with the remedy', (kind, name, message) => {
  expect(() => make(kind, name, project())).toThrow(message);
});

test('a list that was rewritten is named, not guessed at', () => {
  const at = project();
  writeFileSync(join(at, 'server/db/migrate.ts'), 'export {};\n');
  expect(() => make('migration', 'guest-notes', at)).toThrow(
    /this generator has to learn where its lines belong/,
  );
});
