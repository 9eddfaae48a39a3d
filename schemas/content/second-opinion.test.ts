import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSchemaFiles } from '../../scripts/generate/schema-files.ts';
import { KINDS } from '../engine/kinds.ts';
import { secondOpinion } from './second-opinion.ts';

const examples = KINDS.flatMap(({ kind }) =>
  readdirSync(`${import.meta.dirname}/${kind}/examples`).map((name) => ({ kind, name })),
);

const schemas = readSchemaFiles(`${import.meta.dirname}/..`, ['content']);
const fits = await secondOpinion(schemas.values());

test.each(examples)('a second validator agrees on $kind/$name', ({ kind, name }) => {
  const value: unknown = JSON.parse(readFileSync(`${import.meta.dirname}/${kind}/examples/${name}`, 'utf8'));
  expect(fits(kind, value)).toBe(name.startsWith('valid-'));
});
