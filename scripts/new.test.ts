import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flattenDiagnosticMessageText, transpileModule } from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { GENERATORS, make } from './new/make.ts';

const root = join(import.meta.dirname, '..');
const LISTS = [
  'design-system/generated/api.ts',
  'package.json',
  'docs/decisions',
  'schemas/api/calendar/show.json',
  'schemas/api/endpoints.ts',
  'schemas/checks/file/missing.ts',
  'schemas/engine/content-file.ts',
  'schemas/engine/content-tree.ts',
  'schemas/engine/kinds.ts',
  'schemas/engine/validate-file.ts',
  'schemas/generated/api-types.ts',
  'schemas/generated/types.ts',
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
  'stories/components/nav-bar.stories.tsx',
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

/** Every file of a copy with its text. */
function filesOf(at: string): Record<string, string> {
  const files = readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

const nothingMore = (): void => undefined;

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
    const { changes, next } = make({ kind, name: NAMES[kind] ?? NAME }, at, nothingMore);
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
  make({ kind: 'endpoint', name: 'calendar/hello' }, at, nothingMore);
  const routes = readFileSync(join(at, 'server/features/calendar/routes.ts'), 'utf8');
  expect(routes).toContain("import { helloCalendar } from './hello.ts';");
  expect(routes).toMatch(/addCalendarRoutes\(.*\{\n\s+addEndpoint\(app, ENDPOINTS\.helloCalendar/);
});

test.each([
  ['component', 'StayNote', /small letters, digits and hyphens, such as stay-note; not "StayNote"/],
  ['component', '../etc', /small letters/],
  ['component', 'two\nlines', /not "two\\nlines"/],
  ['screen', '1st', /small letters/],
  ['screen', 'a', /A name has 2 to 40 letters; "a" has 1/],
  ['decision', 'a'.repeat(80), /"a{40}…" has 80/],
  ['endpoint', 'weather', /<feature>\/<name>, such as weather\/show; not "weather"/],
  ['endpoint', 'weather/../../x', /such as weather\/show/],
  ['house', 'garden', /no generator for "house": component/],
  ['constructor', 'garden', /no generator for "constructor"/],
  ['migration', 'import', /"import" is a word that the code itself needs/],
  ['schema', 'promise', /"promise" is a word that the code itself needs/],
  ['schema', 'parts', /"parts" is a word that the code itself needs/],
  ['component', 'css', /#design-system\/css is another door/],
  ['component', 'button', /design-system\/generated\/api\.ts has "Button" already/],
  ['component', 'constructor', /"constructor" is a word that the code itself needs/],
  ['component', 'nav--bar', /small letters/],
  ['component', 'matrix', /matrix\.stories\.tsx has "Matrix" already/],
  ['component', 'tone', /tone\.css\.ts has "tone" already/],
  ['screen', 'find-booking', /The address \/find-booking is taken/],
  ['screen', 'api', /The address \/api is taken/],
  ['screen', 'head', /common\.json has texts called "head" already/],
  ['schema', 'season', /schemas\/generated\/types\.ts has "Season" already/],
  ['schema', 'rooms', /A hotel's content has its "rooms" already/],
  ['schema', 'page', /has its "pages" already/],
  ['schema', 'image', /has its "images" already/],
  ['endpoint', 'booking/find', /schemas\/api\/endpoints\.ts has "findBooking" already/],
  ['endpoint', 'weather/routes', /server\/features\/weather\/routes\.ts is there already/],
  ['migration', 'bookings', /server\/db\/tables\.ts has "BookingsTable" already/],
  ['migration', 'sessions', /tables-in-order\.ts has "sessions" already/],
  ['decision', 'third-parties', /docs\/decisions\/\d+-third-parties\.md is called so/],
])('%s "%s" is refused in one line with the remedy, and nothing is written', (kind, name, message) => {
  const at = project();
  const before = filesOf(at);
  expect(() => make({ kind, name }, at, nothingMore)).toThrow(message);
  expect(() => make({ kind, name }, at, nothingMore)).not.toThrow(/\n/);
  expect(filesOf(at)).toEqual(before);
});

test('the title of another story is not given again', () => {
  const at = project();
  cpSync(join(at, 'stories/components/nav-bar.stories.tsx'), join(at, 'stories/components/bar.stories.tsx'));
  rmSync(join(at, 'design-system/generated/api.ts'));
  rmSync(join(at, 'stories/components/nav-bar.stories.tsx'));
  expect(() => make({ kind: 'component', name: 'nav-bar' }, at, nothingMore)).toThrow(
    /bar\.stories\.tsx has the title "page\/nav bar" already/,
  );
});

test.each(Object.keys(GENERATORS))('a new %s whose making stops halfway leaves nothing behind', (kind) => {
  const at = project();
  const before = filesOf(at);
  const stop = (): never => {
    writeFileSync(join(at, 'schemas/generated/left.ts'), '');
    rmSync(join(at, 'schemas/generated/types.ts'));
    throw new Error('it stopped');
  };
  expect(() => make({ kind, name: NAMES[kind] ?? NAME }, at, stop)).toThrow('it stopped');
  expect(filesOf(at)).toEqual(before);
  expect(existsSync(join(at, 'design-system/components'))).toBe(false);
});

test('a list that was rewritten is named, not guessed at', () => {
  const at = project();
  writeFileSync(join(at, 'server/db/migrate.ts'), 'export {};\n');
  expect(() => make({ kind: 'migration', name: 'guest-notes' }, at, nothingMore)).toThrow(
    /this generator has to learn where its lines belong/,
  );
});
