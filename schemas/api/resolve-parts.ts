import { PARTS } from './parts.ts';

const PART_REFERENCE = /^\.{1,2}\/(?:parts\/)?([a-z-]+)\.json$/;

const resolvedSchemas = new WeakMap<object, object>();

/**
 * Inlines every part of a schema, for tools that read one schema at a time. Memoized, so that compiled schemas can be
 * cached by identity.
 */
export function resolveParts(schema: object): object {
  const known = resolvedSchemas.get(schema);
  if (known !== undefined) return known;
  const resolved = writeOut(schema);
  resolvedSchemas.set(schema, resolved);
  return resolved;
}

function writeOut(schema: object): object {
  const resolved: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === '$schema') continue;
    if (keyword === '$ref') Object.assign(resolved, resolveParts(partNamed(String(value))));
    else resolved[keyword] = resolveValue(value);
  }
  return resolved;
}

function resolveValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolveValue);
  return typeof value === 'object' && value !== null ? resolveParts(value) : value;
}

function partNamed(reference: string): object {
  const name = PART_REFERENCE.exec(reference)?.[1];
  const part = name === undefined ? undefined : PARTS[name];
  if (part === undefined) throw new Error(`schemas/api has no part ${reference}`);
  return part;
}
