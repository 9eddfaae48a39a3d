import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api } from '#design-system/api';
import { PLACES } from './places.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const storyIn = (path: string, name: string) =>
  new RegExp(`^export const ${name} = meta\\.story\\(([\\s\\S]*?)\\);$`, 'm').exec(read(path))?.[1];

/** What each sentence of the landing page promises, proved where it leads. A sentence without a proof fails. */
const PROOFS: Readonly<Record<string, () => void>> = {
  Kit: () => {
    // A story with a theme of its own would lock the toolbar.
    expect(storyIn('stories/kit/kit.stories.tsx', 'InAnyTheme')).toBe('');
    expect(Object.keys(api).length).toBeGreaterThan(60);
  },
  Screens: () => {
    const book = globSync('stories/screens/book*.stories.tsx').map(read).join('\n');
    const states = [
      'Loading',
      'NothingFree',
      'ServerBroken',
      'Ready',
      'LongContent',
      'WithoutOptionalContent',
    ];
    expect(states.filter((state) => !book.includes(`export const ${state} =`))).toEqual([]);
  },
  Theming: () => {
    const editor = read('stories/guides/theming/theme-editor.tsx');
    for (const kept of [
      'COLOURS.map',
      'FONTS.map',
      '<ContrastReport',
      'download="theme.json"',
      'theme.tokens.json',
    ])
      expect(editor).toContain(kept);
  },
  'All themes': () => expect(read('stories/foundations/all-themes.tsx')).toContain('[YOURS, ...THEME_ITEMS]'),
  Tokens: () => {
    const tokens = read('stories/foundations/tokens.tsx');
    for (const kept of [
      "header: 'Name'",
      "header: 'Value'",
      "header: 'Least contrast'",
      'download="colours.tokens.json"',
    ])
      expect(tokens).toContain(kept);
  },
  'Content files': () => {
    const page = read('stories/guides/content/kind-page.tsx');
    expect(page).toMatch(/FieldTables?/);
  },
  'Check a folder': () => expect(read('stories/guides/folder/folder-page.tsx')).not.toMatch(/\bfetch\(/),
  Components: () => {
    const page = read('stories/guides/components/component-page.tsx');
    for (const kept of ['Also called', 'Use it for', 'Use another one']) expect(page).toContain(kept);
  },
  Foundations: () => {
    const page = read('stories/foundations/foundations.stories.tsx');
    for (const kept of ['Palette', 'Space', 'ReportKesar']) expect(page).toContain(`export const ${kept} =`);
  },
};

describe('the landing page', () => {
  it('promises nothing without a proof', () => {
    expect(Object.keys(PROOFS)).toEqual(PLACES.map(({ title }) => title));
  });

  it.each(Object.entries(PROOFS))('keeps what it says of %s', (_title, prove) => {
    expect(prove).not.toThrow();
  });
});
