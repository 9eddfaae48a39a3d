// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FRAME_STYLES, pageStyles } from './page-styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'verandah-page-styles-'));
const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');

/** A frame with a button, and two pages: both have a field, the first has a picture that only it has. */
const files = {
  'main.js':
    "import './base.css'; import './button.js'; globalThis.go = [() => import('./one.js'), () => import('./two.js')];",
  'button.js': "import './button.css'; globalThis.button = 1;",
  'field.js': "import './button.js'; import './field.css'; globalThis.field = 1;",
  'one.js':
    "import './field.js'; import './button.js'; import './picture.css'; export const one = 'picture';",
  'two.js': "import './field.js'; export const two = 2;",
  'base.css': '@layer base, own; @layer own { a { color: black } } @layer base { html { color: black } }',
  'button.css': '@layer own { .button { color: red } .of-nobody { color: blue } }',
  'field.css': '@layer own { .field { color: green } }',
  'picture.css': '@layer own { .picture { color: blue } .of-nobody { color: red } }',
};

interface Entry {
  file: string;
  css?: string[];
}
let manifest: Record<string, Entry> = {};

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [pageStyles()],
    build: { manifest: true, modulePreload: { polyfill: false }, rolldownOptions: { input: 'main.js' } },
  });
  manifest = JSON.parse(read('.vite/manifest.json')) as typeof manifest;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stylesOf = (page: string) => (manifest[page]?.css ?? []).map(read).join('');

it('leaves the rules of the frame for publishing, the layers first, and in no address of a script', () => {
  const frame = read(FRAME_STYLES);
  expect(frame).toMatch(/^@layer base[^]*@layer own/u);
  expect(frame).toContain('.button');
  expect(frame).not.toMatch(/\.field|\.picture|\.of-nobody/u);
  expect(manifest['main.js']?.css ?? []).toEqual([]);
});

it('gives each page one stylesheet with all that it needs beside the frame, what it builds on first', () => {
  expect(manifest['one.js']?.css).toHaveLength(1);
  expect(stylesOf('one.js')).toMatch(/\.field[^]*\.picture/u);
  expect(stylesOf('one.js')).not.toContain('.button');
  expect(stylesOf('one.js')).not.toContain('.of-nobody');
  expect(stylesOf('two.js')).toContain('.field');
  expect(stylesOf('two.js')).not.toContain('.picture');
});

it('tells the loader of a page to fetch that stylesheet and no other', () => {
  const main = read(manifest['main.js']?.file ?? '');
  const fetched = main.split('"').filter((word) => word.endsWith('.css'));
  expect(fetched.toSorted()).toEqual(
    [...(manifest['one.js']?.css ?? []), ...(manifest['two.js']?.css ?? [])].toSorted(),
  );
});
