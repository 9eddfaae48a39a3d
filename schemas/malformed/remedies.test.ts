import { expect, test } from 'vitest';
import { EXAMPLES } from '../generated/examples.ts';
import { RULE_CODES, RULES } from '../generated/checks.ts';
import { filesOf } from '../engine/example-hotel.ts';
import { checkWithSense, type FileChange } from '../engine/small-hotel.ts';
import { deadRemedies } from './remedies.ts';
import { SENSE_MISTAKES } from './sense-mistakes.ts';

// The corpus of form tries its remedies in `reportOf`.
const remediesOn = async (files: Readonly<Record<string, FileChange>>) =>
  deadRemedies(await checkWithSense(files), (changed) => checkWithSense({ ...files, ...changed }));

test.each(SENSE_MISTAKES)('no sense: $mistake', async ({ files }) => {
  expect(await remediesOn(files)).toEqual([]);
});

test.each(RULE_CODES)('the example of %s', async (code) => {
  expect(await remediesOn(Object.fromEntries(filesOf(RULES[code].example)))).toEqual([]);
});

const broken = EXAMPLES.flatMap(({ kind, path, broken: list }) =>
  list.map(({ name, text }) => ({ example: `${kind} ${name}`, path, text })),
);

test.each(broken)('$example', async ({ path, text }) => {
  expect(await remediesOn({ [path]: text })).toEqual([]);
});
