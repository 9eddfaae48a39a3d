import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { api } from '#design-system/api';
import { variedProps } from './component-api.ts';
import { EXEMPTIONS } from './exemptions.ts';

const root = join(import.meta.dirname, '..');
const components = readdirSync(join(root, 'design-system/components'));
const stories = readdirSync(join(root, 'stories/components'))
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => file.replace('.stories.tsx', ''));

describe('every component', () => {
  it('has stories, and no stories are left of a component that is gone', () => {
    expect(stories.toSorted()).toEqual(components.toSorted());
  });

  it.each(components)('%s has one door, and a test of its behaviour', (name) => {
    const folder = join(root, 'design-system/components', name);
    expect(existsSync(join(folder, 'index.ts'))).toBe(true);
    expect(existsSync(join(folder, `${name}.test.tsx`))).toBe(true);
  });

  it.each(components)(
    '%s is shown as it is, in every variation, under stress and on every surface',
    (name) => {
      const words = readFileSync(join(root, `stories/components/${name}.stories.tsx`), 'utf8');
      expect(missingStories(name, words)).toEqual([]);
    },
  );

  it('would be missed without one of its stories', () => {
    const words = ['Default', 'Matrix', 'Surfaces'].map((story) => `export const ${story} = meta.story({});`);
    expect(missingStories('button', words.join('\n'))).toEqual(['Stress']);
  });
});

describe('every property', () => {
  const parts = Object.values(api).flatMap(({ components: own }) => Object.entries(own));
  // What stands in a part, and the id that ties it to another, are said by the part itself.
  const SAID = ['children', 'id'];

  it.each(parts)('of %s says what it is for', (_name, { props }) => {
    expect(undescribed(props).filter((name) => !SAID.includes(name))).toEqual([]);
  });

  it('would be missed without a word', () => {
    expect(undescribed({ tone: {} })).toEqual(['tone']);
  });
});

describe('the kit page', () => {
  const kit = readdirSync(join(root, 'stories/kit'))
    .filter((file) => !file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(root, 'stories/kit', file), 'utf8'))
    .join('\n');

  // Nothing may be imported that is not drawn: the linter refuses it.
  it.each(components)('shows %s', (name) => {
    expect(kit).toContain(`from '#design-system/${name}'`);
  });
});

describe('the exemptions', () => {
  it.each(Object.entries(EXEMPTIONS))('of %s are for stories that are indeed not there', (name, exempted) => {
    const words = readFileSync(join(root, `stories/components/${name}.stories.tsx`), 'utf8');
    expect(Object.keys(exempted).filter((story) => words.includes(`export const ${story} =`))).toEqual([]);
  });
});

function missingStories(component: string, words: string): string[] {
  return demanded(component).filter((story) => !words.includes(`export const ${story} = meta.story(`));
}

function demanded(name: string): string[] {
  const exempted = Object.keys(EXEMPTIONS[name] ?? {});
  const hasVariations = Object.keys(api[name]?.components ?? {}).some(
    (component) => Object.keys(variedProps(component)).length > 0,
  );
  const all = ['Default', 'Stress', 'Surfaces', ...(hasVariations ? ['Matrix'] : [])];
  return all.filter((story) => !exempted.includes(story));
}

function undescribed(props: Readonly<Record<string, { description?: string }>>): string[] {
  return Object.entries(props).flatMap(([name, { description }]) =>
    description === undefined ? [name] : [],
  );
}
