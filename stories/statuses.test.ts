import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NOT_STABLE, statusOf } from './statuses.ts';

it.each(Object.keys(NOT_STABLE))('%s, which is not stable, is there', (name) => {
  expect(existsSync(join(import.meta.dirname, `${name}.stories.tsx`))).toBe(true);
});

it('gives every component and every screen a status, and nothing else', () => {
  expect(statusOf('./stories/components/button.stories.tsx')).toBe('stable');
  expect(statusOf('/anywhere/stories/components/stay-calendar.stories.tsx')).toBe('new');
  expect(statusOf('./stories/screens/home.stories.tsx')).toBe('stable');
  expect(statusOf('./stories/guides/components/components.stories.tsx')).toBeUndefined();
  expect(statusOf('./stories/kit/kit.stories.tsx')).toBeUndefined();
});
