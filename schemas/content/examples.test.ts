import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KINDS } from '../engine/kinds.ts';
import { readContentFile } from '../engine/read-content-file.ts';
import { validateFile } from '../engine/validate-file.ts';

const folder = import.meta.dirname;
const examples = KINDS.flatMap(({ kind }) =>
  readdirSync(`${folder}/${kind}/examples`).map((name) => ({
    kind,
    name,
    path: `${folder}/${kind}/examples/${name}`,
  })),
);

async function check({ kind, name, path }: (typeof examples)[number]) {
  const bytes = readFileSync(path);
  const fs = { list: async () => [], read: async () => bytes, readStart: async () => bytes };
  const entry = { path: name, bytes: bytes.length, leavesFolder: false };
  return validateFile(await readContentFile(fs, '', { entry, kind }));
}

test.each(KINDS)(
  '$kind has an example of all fields, one of the needed fields only, and a broken one',
  ({ kind }) => {
    const names = examples.filter((example) => example.kind === kind).map(({ name }) => name);
    expect(names).toContain('valid-complete.json');
    expect(names).toContain('valid-smallest.json');
    expect(names.some((name) => name.startsWith('invalid-'))).toBe(true);
  },
);

test.each(examples.filter(({ name }) => name.startsWith('valid-')))(
  '$kind/$name is accepted',
  async (example) => {
    expect((await check(example)).diagnostics).toEqual([]);
  },
);

// `invalid-money-minor.json` expects money/minor; a suffix after a second dot tells examples apart.
test.each(examples.filter(({ name }) => name.startsWith('invalid-')))(
  '$kind/$name is refused for the reason in its name',
  async (example) => {
    const expected = example.name.replace('invalid-', '').split('.')[0];
    const codes = new Set((await check(example)).diagnostics.map(({ code }) => code.replace('/', '-')));
    expect([...codes]).toEqual([expected]);
  },
);
