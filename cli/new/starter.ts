import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LINKS } from '../../schemas/generated/links.ts';
import { packageRoot } from '../package-root.ts';
import { type FieldSchema, formsOf, type Located, resolve, schemaOf } from './schema-walk.ts';

/** A placeholder for texts; the checker reports each one. */
const TODO = 'TODO';
const TODO_PICTURE = 'images/TODO.jpg';
/** Every guest would pay an example amount of these. */
const CHARGED_TO_ALL: ReadonlySet<string> = new Set(['charges[].amountMinor']);

interface Surroundings {
  id: string;
  idsOf(entity: string): readonly string[];
}

export interface Starter {
  value: unknown;
  /** Fields with an example value, which is valid but not the hotel's. */
  examples: readonly string[];
}

/** The smallest example of a kind, with placeholders for texts and with ids of the hotel for references. */
export function makeStarter(kind: string, surroundings: Surroundings): Starter {
  const file = join(packageRoot(), 'schemas/content', kind, 'examples/valid-smallest.json');
  const example: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const examples = new Set<string>();
  const walk = { ...surroundings, ...linksOf(kind), name: '', examples };
  return { value: startOf(example, schemaOf(kind), walk), examples: [...examples] };
}

interface Walk extends Surroundings {
  /** The path of the field: `photos[].file`. */
  name: string;
  /** The entity that each field refers to, by field name. */
  refs: ReadonlyMap<string, string>;
  pictures: ReadonlySet<string>;
  examples: Set<string>;
}

function linksOf(kind: string): Pick<Walk, 'refs' | 'pictures'> {
  const links = LINKS[kind];
  return {
    refs: new Map((links?.refs ?? []).map(({ path, entity }) => [nameOf(path), entity])),
    pictures: new Set((links?.assets ?? []).map(({ path }) => nameOf(path))),
  };
}

function nameOf(path: readonly unknown[]): string {
  return path
    .filter((step) => typeof step === 'string')
    .join('.')
    .replaceAll('.*', '[]');
}

function startOf(value: unknown, at: Located, walk: Walk): unknown {
  if (Array.isArray(value)) {
    const items = resolve({ file: at.file, schema: at.schema.items ?? {} });
    return value.map((item) => startOf(item, items, { ...walk, name: `${walk.name}[]` }));
  }
  if (typeof value === 'object' && value !== null) return objectStart(value, at, walk);
  if (typeof value === 'string') return textStart(value, at, walk);
  if (typeof value === 'number' && at.schema.const === undefined) walk.examples.add(walk.name);
  return CHARGED_TO_ALL.has(walk.name) ? 0 : value;
}

function objectStart(value: object, at: Located, walk: Walk): unknown {
  const form = formsOf(at).find(({ form: { schema } }) => isOfForm(value, schema))?.form ?? at;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const schema = form.schema.properties?.[key] ?? at.schema.properties?.[key] ?? {};
      const name = walk.name === '' ? key : `${walk.name}.${key}`;
      return [key, startOf(inner, resolve({ file: form.file, schema }), { ...walk, name })];
    }),
  );
}

function isOfForm(value: object, { properties = {} }: FieldSchema): boolean {
  return Object.entries(properties).every(
    ([key, schema]) => schema.const === undefined || Reflect.get(value, key) === schema.const,
  );
}

function textStart(value: string, { schema }: Located, walk: Walk): string {
  if (walk.name === 'id') return walk.id;
  if (walk.pictures.has(walk.name)) return TODO_PICTURE;
  const entity = walk.refs.get(walk.name);
  if (entity !== undefined) return walk.idsOf(entity)[0] ?? value;
  if (schema.const !== undefined) return value;
  if (isFreeText(schema)) return TODO;
  walk.examples.add(walk.name);
  return value;
}

function isFreeText({ enum: choices, format, patternErrorMessage, minLength = 0 }: FieldSchema): boolean {
  return (
    choices === undefined &&
    format === undefined &&
    patternErrorMessage === undefined &&
    minLength <= TODO.length
  );
}
