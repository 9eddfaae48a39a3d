import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Guide } from './guide.ts';

/** The guidance on a component, for Node: the tests and the index of Storybook. They run in the project's folder. */
export function readGuide(name: string): Guide | undefined {
  const file = resolve('stories/components', `${name}.guide.json`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) return undefined;
  // `guides.test.ts` checks the shape of every file.
  return JSON.parse(readFileSync(file, 'utf8')) as Guide;
}
