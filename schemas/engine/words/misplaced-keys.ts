import { type DiagnosticDraft, valueAt } from '../diagnostic.ts';
import type { SchemaError } from '../validator.ts';
import {
  contextOf,
  type SchemaErrorContext,
  type InvalidFile,
  nameOf,
  diagnosticOf,
} from './error-context.ts';

/** Keys that stand beside the object that they belong into. */
interface Misplaced {
  context: SchemaErrorContext;
  keys: string[];
  /** The object's own key. */
  inner: string;
}

/**
 * Keys that stand one level too high, such as the town beside the address: all of one object are one problem, and so is
 * what is missing in it. `said` holds the faults that this says.
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

/** The object beside a key that has a field of that name and does not hold it. */
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

/** Whether a fault says that the key, or the whole object for it, is missing. */
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
