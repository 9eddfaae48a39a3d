import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FORMATS } from '../engine/formats.ts';
import { KINDS } from '../engine/kinds.ts';
import { VOCABULARY } from '../engine/vocabulary.ts';
import { type CheckerRule, RULES } from '../generated/checks.ts';

type Schema = Readonly<Record<string, unknown>>;

const root = `${import.meta.dirname}/..`;
const FORBIDDEN = [
  '$dynamicRef',
  '$defs',
  'not',
  'if',
  'allOf',
  'anyOf',
  'dependentSchemas',
  'patternProperties',
  'prefixItems',
  'unevaluatedProperties',
];

const files = new Map(
  ['content', 'published', 'report'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json') && !name.includes('examples') && name !== 'vocabulary.json')
      .map((name) => [`${folder}/${name}`, schemaIn(`${root}/${folder}/${name}`)]),
  ),
);

const schemas = [...files].flatMap(([file, schema]) => within(schema, file, undefined));

function within(schema: Schema, place: string, property: string | undefined): Found[] {
  const properties = Object.entries(Object(schema['properties'])).flatMap(([name, inner]) =>
    isSchema(inner) ? within(inner, `${place}/${name}`, name) : [],
  );
  const items = isSchema(schema['items']) ? within(schema['items'], `${place}/*`, undefined) : [];
  const branches = Array.isArray(schema['oneOf']) ? schema['oneOf'] : [];
  const inBranches = branches.flatMap((branch: unknown, at) =>
    isSchema(branch) ? within(branch, `${place}|${at}`, undefined) : [],
  );
  return [{ place, property, schema }, ...properties, ...items, ...inBranches];
}

function schemaIn(file: string): Schema {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isSchema(parsed)) throw new Error(`${file} is no schema`);
  return parsed;
}

interface Found {
  place: string;
  property: string | undefined;
  schema: Schema;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema merged with the part that it refers to. */
function whole({ schema, place }: Found): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const file =
    [...files.keys()].filter((path) => place.startsWith(path)).sort((a, b) => b.length - a.length)[0] ?? '';
  const [path = '', pointer = ''] = reference.split('#');
  const target = new URL(path, `file:///${file}`).pathname.slice(1);
  let part: unknown = files.get(target);
  for (const step of pointer.split('/').slice(1)) part = isSchema(part) ? part[step] : undefined;
  if (!isSchema(part)) throw new Error(`${place}: ${reference} leads nowhere`);
  return { ...whole({ schema: part, place: target, property: undefined }), ...schema };
}

function faults(holds: (schema: Schema, found: Found) => boolean): string[] {
  return schemas.filter((found) => !holds(found.schema, found)).map(({ place }) => place);
}

const isOf =
  (...types: string[]) =>
  (schema: Schema): boolean =>
    types.includes(String(schema['type']));

// The keys of interface texts are those of the base texts; the rules `i18n/*` check them.
const isClosed = (schema: Schema) =>
  schema['additionalProperties'] === false || Array.isArray(schema['oneOf']) || isSchema(schema['x-i18n']);
const isBounded = (schema: Schema) =>
  typeof schema['minimum'] === 'number' && typeof schema['maximum'] === 'number';
const hasExample = (found: Found) => Array.isArray(whole(found)['examples']) || isOf('object')(whole(found));
const hasTag = ({ schema, place }: Found) => {
  const tag = isSchema(schema['discriminator']) ? String(schema['discriminator']['propertyName']) : '';
  const branches = (Array.isArray(schema['oneOf']) ? schema['oneOf'].filter(isSchema) : []).map((branch) =>
    whole({ schema: branch, place, property: undefined }),
  );
  return branches.every((branch) => {
    const property: unknown = isSchema(branch['properties']) ? branch['properties'][tag] : undefined;
    return isSchema(property) && property['const'] !== undefined;
  });
};
const holdsTexts = ({ schema, place }: Found) =>
  isSchema(schema['items']) &&
  whole({ schema: schema['items'], place, property: undefined })['type'] === 'string';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

describe('the dialect of our schemas', () => {
  test('there are schemas to look at', () => {
    expect(schemas.length).toBeGreaterThan(300);
  });

  test('each file is named by its address and draft', () => {
    for (const [path, schema] of files) {
      expect(schema['$id']).toBe(`https://verandah.example/schemas/v1/${path}`);
      expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    }
  });

  test('each content schema is the kind of a place in the content folder', () => {
    const folders = readdirSync(`${root}/content`, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const kinds = folders.map(({ name }) => name).filter((name) => name !== 'parts');
    expect(kinds.sort()).toEqual(KINDS.map(({ kind }) => kind as string).sort());
  });

  test('no keyword is used that validators and editors read differently', () => {
    expect(faults((schema) => FORBIDDEN.every((keyword) => schema[keyword] === undefined))).toEqual([]);
  });

  test('every object is closed', () => {
    expect(faults((schema) => !isOf('object')(schema) || isClosed(schema))).toEqual([]);
  });

  test('every text, list and number has its limits', () => {
    expect(faults((schema) => !isOf('string')(schema) || typeof schema['maxLength'] === 'number')).toEqual(
      [],
    );
    expect(faults((schema) => !isOf('array')(schema) || typeof schema['maxItems'] === 'number')).toEqual([]);
    expect(faults((schema) => !isOf('integer', 'number')(schema) || isBounded(schema))).toEqual([]);
  });

  test('every schema has a title and a description, and every property an example', () => {
    expect(
      faults((schema) => typeof schema['title'] === 'string' && typeof schema['description'] === 'string'),
    ).toEqual([]);
    expect(faults((_schema, found) => found.property === undefined || hasExample(found))).toEqual([]);
  });

  test('every pattern is anchored, explains itself and stays quick on hostile text', () => {
    const patterns = schemas.filter(({ schema }) => typeof schema['pattern'] === 'string');
    expect(patterns.length).toBeGreaterThan(5);
    for (const { schema, place } of patterns) {
      const pattern = String(schema['pattern']);
      expect(`${place} ${pattern}`).toMatch(/ \^.*\$$/);
      expect(`${place} ${typeof schema['patternErrorMessage']}`).toBe(`${place} string`);
      const expression = new RegExp(pattern, 'u');
      const began = performance.now();
      for (const hostile of ['a', 'a-', 'a.', '0', 'G-', '-']) expression.test(`${hostile.repeat(2000)}!`);
      expect(performance.now() - began).toBeLessThan(1000);
    }
  });

  test('a choice has a type, and a union a tag', () => {
    expect(faults((schema) => schema['enum'] === undefined || typeof schema['type'] === 'string')).toEqual(
      [],
    );
    expect(faults((schema) => schema['const'] === undefined || typeof schema['type'] === 'string')).toEqual(
      [],
    );
    expect(faults((schema, found) => schema['oneOf'] === undefined || hasTag(found))).toEqual([]);
  });

  test('only lists of texts are held to be without repetition: the validators compare with ===', () => {
    expect(faults((schema, found) => schema['uniqueItems'] !== true || holdsTexts(found))).toEqual([]);
  });

  test('formats and words of our own are the ones that the engine knows', () => {
    expect(
      faults((schema) => schema['format'] === undefined || Object.hasOwn(FORMATS, textOf(schema['format']))),
    ).toEqual([]);
    const known: readonly string[] = VOCABULARY;
    expect(
      faults((schema) =>
        Object.keys(schema).every((keyword) => !keyword.startsWith('x-') || known.includes(keyword)),
      ),
    ).toEqual([]);
    const described: unknown = JSON.parse(readFileSync(`${root}/content/vocabulary.json`, 'utf8'));
    expect(Object.keys(Object(described)).sort()).toEqual([...VOCABULARY].sort());
  });

  test('words that one check looks for stand where it looks', () => {
    const placesOf = (word: string) => schemas.filter(({ schema }) => schema[word]).map(({ place }) => place);
    expect(placesOf('x-contrast')).toEqual(['content/theme/schema.json']);
    expect(placesOf('x-i18n')).toEqual(['content/translation/schema.json']);
  });

  test('every code that a schema names is a rule, and each value that must be unique has one that looks for it', () => {
    const named = ['x-code', 'x-missing'].flatMap((word) =>
      schemas.flatMap(({ schema }) => (typeof schema[word] === 'string' ? [schema[word]] : [])),
    );
    const unique = schemas
      .flatMap(({ schema }): unknown[] => (Array.isArray(schema['x-unique']) ? schema['x-unique'] : []))
      .map((link) => (isSchema(link) ? String(link['code']) : ''));
    expect(named.length).toBeGreaterThan(10);
    expect(unique.length).toBeGreaterThan(5);
    const rules: Readonly<Record<string, CheckerRule>> = RULES;
    expect(named.filter((code) => rules[code] === undefined)).toEqual([]);
    expect(unique.filter((code) => rules[code]?.run === undefined)).toEqual([]);
  });

  test('every reference leads to a name that some schema gives', () => {
    const entitiesOf = (word: string) =>
      schemas
        .flatMap(({ schema }): unknown[] => (Array.isArray(schema[word]) ? schema[word] : [schema[word]]))
        .filter(isSchema)
        .map(({ entity, scope }) => `${String(entity)} in ${String(scope)}`);
    const named = new Set(entitiesOf('x-id'));
    expect(entitiesOf('x-ref').filter((entity) => !named.has(entity))).toEqual([]);
  });
});
