import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const components = readdirSync(join(root, 'design-system/components'));
const stories = readdirSync(join(root, 'stories/components')).map((file) => file.replace('.stories.tsx', ''));

describe('every component', () => {
  it('has stories, and no stories are left of a component that is gone', () => {
    expect(stories.toSorted()).toEqual(components.toSorted());
  });

  it.each(components)('%s is shown in at least one story that draws it', (name) => {
    const words = readFileSync(join(root, `stories/components/${name}.stories.tsx`), 'utf8');
    expect(words).toContain(`'#design-system/${name}'`);
    expect(words).toMatch(/export const \w+ = meta\.story\(/);
  });

  it.each(components)('%s has one door', (name) => {
    expect(readdirSync(join(root, 'design-system/components', name))).toContain('index.ts');
  });
});
