import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { examplesOf } from './examples-of.ts';
import { changedCode } from './shown-code.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'stories/components');
const files = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'));
const examples = files.flatMap((file) =>
  Object.entries(examplesOf(join(folder, file))).map(
    ([story, example]) => [file.replace('.stories.tsx', ''), story, example] as const,
  ),
);
const codeOf = (component: string, story: string) =>
  examples.find(([name, called]) => name === component && called === story)?.[2] ?? { code: '' };

/** A busy machine starts the compiler slowly. */
const COMPILER_MS = 90_000;

/** What the compiler says of these files, which stand where a reader of the project pastes them. */
function faultsOf(code: Readonly<Record<string, string>>): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const at = mkdtempSync(join(root, '.cache/examples-'));
  onTestFinished(() => rmSync(at, { recursive: true }));
  for (const [name, text] of Object.entries(code)) writeFileSync(join(at, `${name}.tsx`), text);
  writeFileSync(
    join(at, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['*.tsx'] }),
  );
  const tsc = join(root, 'node_modules/typescript7/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', at], { encoding: 'utf8' }).stdout;
}

describe('the code under the examples', () => {
  it('is there for every component', () => {
    expect(new Set(examples.map(([name]) => `${name}.stories.tsx`))).toEqual(new Set(files));
  });

  it(
    'compiles as it is pasted',
    () => {
      const code = examples.map(([name, story, example]) => [
        `${name}-${story.replaceAll(' ', '-')}`,
        example.code,
      ]);
      expect(faultsOf(Object.fromEntries(code))).toBe('');
    },
    COMPILER_MS,
  );

  it(
    'would be refused with a property that is none',
    () => {
      const { code } = codeOf('button', 'Default');
      expect(faultsOf({ wrong: code.replace('<Button', '<Button colour="red"') })).toContain('colour');
    },
    COMPILER_MS,
  );

  it('has its imports and nothing of a test', () => {
    const faulty = examples.filter(
      ([, , { code }]) =>
        !code.includes('export function Example() {') ||
        /storybook|expect\(|play:|isDocsPage|from '\./.test(code),
    );
    expect(faulty).toEqual([]);
  });

  it('begins with the imports, and draws the arguments', () => {
    expect(codeOf('button', 'Default').code.replaceAll(/\s+/g, ' ')).toBe(
      "import { Button } from '#design-system/button'; export function Example() { return (<Button > Find a room </Button>); }",
    );
  });

  it('brings along what other files define', () => {
    expect(codeOf('stay-calendar', 'Default').code).toContain('function stayDays(');
    expect(codeOf('toast', 'Default').code).toContain('function Messages(');
  });

  it('follows the controls', () => {
    const changed = changedCode(codeOf('button', 'Default'), [
      ['tone', 'danger'],
      ['busy', true],
      ['children', 'Cancel'],
    ]);
    expect(changed.replaceAll(/\s+/g, ' ')).toContain('<Button tone="danger" busy > Cancel </Button>');
    expect(changed).toContain("import { Button } from '#design-system/button';");
  });
});
