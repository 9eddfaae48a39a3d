import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClientAssets, readClientAssets } from './client-assets.ts';

const MANIFEST = {
  'early-start/loading-script.ts': { file: 'assets/loading.js' },
  'early-start/start-script.ts': { file: 'assets/start.js' },
  'app/entry-client.tsx': { file: 'assets/main.js', imports: ['_button.js'], css: ['assets/main.css'] },
  '_button.js': { file: 'assets/button.js', css: ['assets/button.css'] },
  '_card.js': { file: 'assets/card.js', imports: ['_button.js'], css: ['assets/card.css'] },
  'features/home/home-screen.tsx': {
    file: 'assets/home.js',
    imports: ['_card.js', '_button.js', 'app/entry-client.tsx'],
    css: ['assets/home.css'],
  },
};

let directory = '';
let assets: ClientAssets;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'client-assets-'));
  mkdirSync(join(directory, '.vite'));
  writeFileSync(join(directory, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  assets = readClientAssets(directory);
});
afterAll(() => rmSync(directory, { recursive: true }));

it('links the styles of the frame, then those of the page: what is imported first, and each once', () => {
  expect(assets.stylesOf('features/home/home-screen.tsx')).toEqual([
    '/assets/button.css',
    '/assets/main.css',
    '/assets/card.css',
    '/assets/home.css',
  ]);
  expect(assets.stylesOf(undefined)).toEqual(['/assets/button.css', '/assets/main.css']);
});

it('names the modules that a page runs beside the application', () => {
  expect(assets.modulesOf('features/home/home-screen.tsx').toSorted()).toEqual([
    '/assets/button.js',
    '/assets/card.js',
    '/assets/home.js',
  ]);
  expect(assets.modulesOf(undefined)).toEqual(['/assets/button.js']);
});

it('says which part the build does not have', () => {
  expect(() => assets.stylesOf('features/none.tsx')).toThrow(
    'The build of the site has no features/none.tsx',
  );
});
