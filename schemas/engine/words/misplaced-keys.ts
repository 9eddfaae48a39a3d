import { type DiagnosticDraft, valueAt } from '../diagnostic.ts';
import type { SchemaError } from '../validator.ts';
import {
  contextOf,
  type SchemaErrorContext,
  type InvalidFile,
  nameOf,
  diagnosticOf,
} from './error-context.ts';

/** Keys that belong into an object beside them. */
interface Misplaced {
  context: SchemaErrorContext;
  keys: string[];
  /** The key of that object. */
  inner: string;
}

/**
 * Keys that are one level too high, such as the town beside the address. All keys of one object, and what is missing
 * in it, are one diagnostic. `reported` holds the errors that it covers.
 */
export function misplacedKeys(
  source: InvalidFile,
  errors: readonly SchemaError[],
): { diagnostics: DiagnosticDraft[]; reported: ReadonlySet<SchemaError> } {
  const found = new Map<string, Misplaced>();
  const reported = new Set<SchemaError>();
  for (const error of errors) {
    const key = error.params['additionalProperty'];
    if (typeof key !== 'string') continue;
    const context = contextOf(source, error);
    const inner = objectFor(key, context);
    if (inner === undefined) continue;
    const place = `${error.instancePath}/${inner}`;
    const misplaced = found.get(place) ?? { context, keys: [], inner };
    misplaced.keys.push(key);
    found.set(place, misplaced);
    reported.add(error);
    for (const other of errors) if (isMissing(other, { error, inner, key })) reported.add(other);
  }
  return { diagnostics: [...found.values()].map(diagnosticFor), reported };
}

/** A missing object beside the key whose schema has that key. */
function objectFor(
  key: string,
  { field, value, book, kind, root, path }: SchemaErrorContext,
): string | undefined {
  return Object.keys(field.properties ?? {}).find((name) => {
    const inner = valueAt(value, [name]);
    if (inner !== undefined && (typeof inner !== 'object' || inner === null || Object.hasOwn(inner, key)))
      return false;
    const { properties } = book.fieldAt(kind, root, [...path, name]);
    return properties !== undefined && Object.hasOwn(properties, key);
  });
}

/** Whether an error says that the key, or the whole object, is missing. */
function isMissing(
  { keyword, instancePath, params }: SchemaError,
  { error, inner, key }: { error: SchemaError; inner: string; key: string },
): boolean {
  if (keyword !== 'required') return false;
  const missing = params['missingProperty'];
  const isInside = instancePath === `${error.instancePath}/${inner}` && missing === key;
  return isInside || (instancePath === error.instancePath && missing === inner);
}

function diagnosticFor({ context, keys, inner }: Misplaced): DiagnosticDraft {
  const { book, kind, root, path, value } = context;
  const [first = ''] = keys;
  const names = keys.map((key) => `\`${key}\``).join(', ');
  const lines = keys.length === 1 ? 'the line' : 'these lines';
  const name = nameOf(book.fieldAt(kind, root, [...path, inner]), inner);
  const isThere = valueAt(value, [inner]) !== undefined;
  return diagnosticOf(context, {
    code: 'unknown-key',
    path: [...path, first],
    span: 'key',
    label: first,
    value: first,
    message: `${names} ${keys.length === 1 ? 'belongs' : 'belong'} into \`${inner}\` (${name}).`,
    expected: inner,
    help: isThere ? `move ${lines} into \`${inner}\`` : `put ${lines} into "${inner}": { … }`,
  });
}
