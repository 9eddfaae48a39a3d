import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { vars } from './contract.css.ts';
import { DECORATIVE, PAIRS, ROLES, SURFACES, surfaceVariable, THEME_VARIABLES } from './tokens.ts';

const root = join(import.meta.dirname, '../..');
const stylesheets = ['design-system', 'site', 'stories'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => join(folder, file)),
);
const promised = new Set<string>(PAIRS.flatMap(({ front, back }) => [front, back]));

describe('the list of pairs', () => {
  it('covers every role that is not marked as decorative', () => {
    const uncovered = ROLES.filter((role) => !promised.has(role) && DECORATIVE[role] === undefined);
    expect(uncovered).toEqual([]);
  });

  it.each(stylesheets)('covers every colour that %s uses', (file) => {
    const used = [...readFileSync(join(root, file), 'utf8').matchAll(/vars\.color\.(\w+)/g)].map(
      ([, role]) => role ?? '',
    );
    expect(used.filter((role) => !promised.has(role) && !(role in DECORATIVE))).toEqual([]);
  });
});

describe('stylesheets', () => {
  it.each(stylesheets)('%s names no colour of its own', (file) => {
    const words = readFileSync(join(root, file), 'utf8').replaceAll(/\/\/[^\n]*/g, '');
    expect(words.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|color-mix)\(/gi)).toBeNull();
  });
});

describe('public names', () => {
  it('are different for different things', () => {
    const current = Object.values(vars).flatMap((group) =>
      Object.values(group).map((name) => name.slice(4, -1)),
    );
    const ofSurfaces = SURFACES.flatMap((surface) => ROLES.map((role) => surfaceVariable(surface, role)));
    const names = [...current, ...ofSurfaces];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names).toContain(THEME_VARIABLES.fontFamily);
  });
});
