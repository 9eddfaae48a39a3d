import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NOTES } from './notes.ts';

const components = readdirSync(join(import.meta.dirname, '../../../design-system/components'));

it('says of every component how it is heard, and of none that is gone', () => {
  expect(Object.keys(NOTES).toSorted()).toEqual(components.toSorted());
});
