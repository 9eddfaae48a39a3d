import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { ENDPOINTS, type Endpoint, isCookieId, PUBLISHER, resolveParts } from './index.ts';
import { PARTS } from './parts.ts';

const folder = import.meta.dirname;
const endpoints: [string, Endpoint][] = Object.entries(ENDPOINTS);
const ajv = new Ajv({ allErrors: true, strict: true });

test('the list of parts is the folder of parts', () => {
  const files = readdirSync(`${folder}/parts`).map((file) => file.replace('.json', ''));
  expect(Object.keys(PARTS).sort()).toEqual(files.sort());
});

test('the list of endpoints is every file beside the parts', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && !file.startsWith('parts'),
  );
  // Only the id is read.
  const ids = files.map((file) => (JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Endpoint).id);
  expect(Object.keys(ENDPOINTS).sort()).toEqual(ids.sort());
});

test.each(endpoints)('%s: the example answer fits the schema of the success', (_id, endpoint) => {
  const [success] = Object.values(endpoint.responses);
  const validate = ajv.compile(resolveParts(success ?? {}));
  validate(endpoint.examples.response);
  expect(validate.errors ?? []).toEqual([]);
});

test.each(endpoints)('%s: the example request fits the schema of the request', (_id, endpoint) => {
  const request = (endpoint.examples.request ?? {}) as Partial<
    Record<'params' | 'query' | 'headers' | 'body', object>
  >;
  for (const place of ['params', 'query', 'headers', 'body'] as const) {
    const schema = endpoint[place];
    expect(schema === undefined, `${place} is both in the schema and in the example`).toBe(
      request[place] === undefined,
    );
    const validate = ajv.compile(resolveParts(schema ?? {}));
    validate(request[place] ?? {});
    expect(validate.errors ?? []).toEqual([]);
  }
});

test.each(endpoints)(
  '%s: no object takes unknown fields, no string or list is without a limit',
  (_id, endpoint) => {
    const faults: string[] = [];
    const visit = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const node = schema as Record<string, unknown>;
      if (node['type'] === 'object' && node['additionalProperties'] === undefined)
        faults.push(`${path}: open object`);
      if (node['type'] === 'string' && node['maxLength'] === undefined && node['enum'] === undefined)
        faults.push(`${path}: endless text`);
      if (node['type'] === 'array' && node['maxItems'] === undefined) faults.push(`${path}: endless list`);
      for (const [key, value] of Object.entries(node)) visit(value, `${path}/${key}`);
    };
    for (const place of ['params', 'query', 'body'] as const)
      visit(resolveParts(endpoint[place] ?? {}), place);
    for (const schema of Object.values(endpoint.responses)) visit(resolveParts(schema), 'response');
    expect(faults).toEqual([]);
  },
);

test.each(endpoints)(
  '%s: the cookies that it names are cookies of the API, and the token too',
  (_id, { knows = [], sets = [] }) => {
    const known = knows.filter((id) => id !== PUBLISHER.id);
    expect([...known, ...sets].filter((id) => !isCookieId(id))).toEqual([]);
  },
);
