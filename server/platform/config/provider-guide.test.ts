import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ENV } from './env.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/provider.md'), 'utf8');

it('the provider’s guide lists every environment variable in the words of the server, and no other', () => {
  const rows = [...guide.matchAll(/^\| `([A-Z_]+)` \| (.*) \|$/gm)].map(([, name, words]) => [name, words]);
  expect(rows).toEqual(Object.entries(ENV));
});
