import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHECKS } from './index.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('every check is in the list, in a folder of its name, with a test', () => {
  expect(CHECKS.map(({ code }) => code.replace('/', '-')).sort()).toEqual(folders.sort());
  const untested = folders.filter((name) => !existsSync(`${import.meta.dirname}/${name}/check.test.ts`));
  expect(untested).toEqual([]);
});
