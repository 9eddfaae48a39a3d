import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KINDS } from '#schemas/engine';
import { NEW_KINDS } from './new/make.ts';

const root = join(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md', 'lab/*.md'], { cwd: root });
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const FOLDER =
  /^(?:\.ci|\.storybook|cli|content|design-system|docs|domain|e2e|lab|schemas|scripts|server|site|stories)\//;

const help = execFileSync(process.execPath, [join(root, 'cli/main.ts'), '--help'], { encoding: 'utf8' });
const commands = new Set([...help.matchAll(/^  ([a-z]+) {2,}/gm)].map(([, name]) => name ?? ''));

const linesIn = (text: string): string[] => text.match(/\b\d\.\d+\b/g) ?? [];
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  // Superseded decisions refer to removed files and are never rewritten.
  const isHistory = /^\*\*Status\.\*\* Superseded by/m.test(text);

  it.skipIf(isHistory)('names only files and folders that exist', () => {
    const paths = codeIn(text).filter((code) => FOLDER.test(code) && !/[<>*…\s]/.test(code));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('links only to what exists', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g)].map(
      ([, link]) => link ?? '',
    );
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  });

  it.skipIf(isHistory)('names only scripts that package.json has', () => {
    const names = [...text.matchAll(/npm run ([a-z0-9:-]+)/g)].map(([, name]) => name ?? '');
    expect(names.filter((name) => manifest.scripts[name] === undefined)).toEqual([]);
  });

  it('names only commands that verandah has, and generators that there are', () => {
    const verandah = [...text.matchAll(/(?:\.\/verandah|^\$? ?verandah) ([a-z-]+)/gm)];
    expect(verandah.map(([, name]) => name ?? '').filter((name) => !commands.has(name))).toEqual([]);
    const made = [...text.matchAll(/npm run new ([a-z-]+)/g)].map(([, name]) => name ?? '');
    expect(made.filter((name) => !NEW_KINDS.includes(name))).toEqual([]);
  });
});

describe('the command', () => {
  it("is never asked of the public registry, where its name is nobody's", () => {
    const asked = [['npx', 'verandah'].join(' '), ['verandah', 'latest'].join('@')];
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
    const files = tracked.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
    const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
    expect(texts.length).toBeGreaterThan(1000);
    expect(
      texts.flatMap(([file, text]) => (asked.some((words) => text.includes(words)) ? [file] : [])),
    ).toEqual([]);
  });

  it('runs from its folder and from elsewhere, on Windows by a file of the same name', () => {
    const said = execFileSync(join(root, 'verandah'), ['--version'], { cwd: '/', encoding: 'utf8' });
    expect(said).toMatch(/^verandah \d+\.\d+\.\d+(?:-dev)?\n$/);
    expect(readFileSync(join(root, 'verandah.cmd'), 'utf8')).toContain('"%~dp0cli\\verandah.cjs" %*');
  });
});

const SHOWS = /\.(?:test\.tsx?|e2e\.ts)$/;

/** Matches the text with any values in its {{variables}}. */
function namedIn(text: string): RegExp {
  const fixed = text.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[^\w\s]/g, '\\\\?\\$&'));
  return new RegExp(fixed.join('.{1,40}'));
}

describe('docs/specification.md', () => {
  const rows = readFileSync(join(root, 'docs/specification.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes('`'));

  it.each(rows.filter((row) => row.includes('“')))('%s', (row) => {
    const files = codeIn(row).filter((path) => FOLDER.test(path) && /\.\w+$/.test(path));
    const words = files.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
    const quoted = [...row.matchAll(/“([^“”]+)”/g)].map(([, text]) => text ?? '');
    expect(quoted.filter((text) => !words.includes(text))).toEqual([]);
    const tests = files
      .filter((path) => SHOWS.test(path))
      .map((path) => readFileSync(join(root, path), 'utf8'));
    expect(quoted.filter((text) => !namedIn(text).test(tests.join('\n')))).toEqual([]);
  });

  it.each(rows)('%s is held by a file, and shown by a test', (row) => {
    expect(codeIn(row).some((path) => SHOWS.test(path))).toBe(true);
  });

  const asked = readFileSync(join(root, 'docs/what-was-asked.md'), 'utf8')
    .split('\n')
    .flatMap((line) => linesIn(/^(?:- |\| )?\d\.\d+ /.exec(line)?.[0] ?? ''));
  const answered = rows.flatMap((row) => linesIn(row.split('|')[1] ?? ''));

  it('answers every line of what was asked, and none that was not', () => {
    expect(unanswered(asked, answered)).toEqual([]);
    expect(unanswered(answered, asked)).toEqual([]);
  });

  it('would miss a line that no row names', () => {
    expect(asked.length).toBeGreaterThan(80);
    expect(unanswered(asked, [])).toEqual(asked);
    expect(unanswered([...asked, '9.99'], answered)).toEqual(['9.99']);
  });
});

describe('docs/guides/operator.md', () => {
  const guide = readFileSync(join(root, 'docs/guides/operator.md'), 'utf8');
  const listed = [...guide.matchAll(/^\| `([^`]+)` \|.*\| `([a-z-]+)`[^|]*\|$/gm)].map(
    ([, place, kind]) => `${place} ${kind}`,
  );
  const kinds = KINDS.filter(({ place }) => !place.startsWith('pages/')).map(
    ({ place, kind }) => `${place.endsWith('/') ? place : `${place}.json`} ${kind}`,
  );

  it('lists every kind of content file with its place, the pages together, and no other', () => {
    expect(listed.toSorted()).toEqual([...kinds, 'pages/ page-home'].toSorted());
  });
});

describe('the journeys', () => {
  const tables = ['docs/specification.md', 'docs/trust.md']
    .map((table) => readFileSync(join(root, table), 'utf8'))
    .join('\n');
  const unnamed = (journeys: readonly string[]) => journeys.filter((path) => !tables.includes(`\`${path}\``));

  it('are each named by what they show', () => {
    expect(unnamed(globSync('e2e/*.e2e.ts', { cwd: root }))).toEqual([]);
  });

  it('would be missed without a name', () => {
    expect(unnamed(['e2e/bell.e2e.ts'])).toEqual(['e2e/bell.e2e.ts']);
  });
});

function unanswered(asked: readonly string[], answered: readonly string[]): string[] {
  return asked.filter((line) => !answered.includes(line));
}

describe('lab/README.md', () => {
  const guide = readFileSync(join(root, 'lab/README.md'), 'utf8');
  const sources = globSync('lab/**/*.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const peers = [...sources.matchAll(/'((?:@[\w-]+\/)?[\w-]+)@(\d+\.\d+\.\d+)'/g)];

  it('names what each stands beside, with its version', () => {
    expect(peers.length).toBeGreaterThan(4);
    const unnamed = peers.filter(
      ([, name = '', version = '']) => !guide.includes(name) || !guide.includes(version),
    );
    expect(unnamed.map(([, name]) => name)).toEqual([]);
  });
});

describe('the packages that the user named', () => {
  const named = [
    'react',
    'react-dom',
    'vite',
    'react-router-dom',
    '@storybook/react-vite',
    '@storybook/test-runner',
    '@radix-ui/react-dialog',
    '@radix-ui/react-tabs',
    '@vanilla-extract/css',
    'swr',
    'superstruct',
    'react-hook-form',
    'i18next',
    'react-i18next',
    'sonner',
    'ajv',
    'vitest',
    'chromatic',
  ];
  const sources = globSync(
    [
      '{design-system,site,stories,schemas,scripts,server,domain}/**/*.{ts,tsx}',
      '.storybook/*.{ts,tsx,js}',
      '*.ts',
    ],
    { cwd: root, exclude: ['site/dist/**'] },
  )
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const scripts = Object.values(manifest.scripts).join('\n');

  it.each(named)('%s is declared and used', (name) => {
    expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([name]);
    const isImported = new RegExp(`from '${name}(?:/[^']*)?'`).test(sources);
    // A tool without an API is used by its command.
    const tool = name.replace(/^@storybook\//, '');
    const isRun =
      new RegExp(`(?:^|\\s)${tool}\\b`, 'm').test(scripts) || sources.includes(`runTool('${tool}'`);
    expect(isImported || isRun).toBe(true);
  });
});
