import type { FieldBook, FieldSchema } from '../field.ts';
import type { ContentKind } from '../kinds.ts';
import { pathOf, type DiagnosticDraft, valueAt, type ValuePath } from '../diagnostic.ts';
import type { SchemaError } from '../validator.ts';

/** The file that errors are explained for. */
export interface InvalidFile {
  book: FieldBook;
  kind: ContentKind;
  file: string;
  root: unknown;
  /** Undefined where the hotel file names none. */
  currency: string | undefined;
}

/** A schema error with the schema and the value at its place. */
export interface SchemaErrorContext extends InvalidFile {
  error: SchemaError;
  path: ValuePath;
  field: FieldSchema;
  value: unknown;
}

export function contextOf(source: InvalidFile, error: SchemaError): SchemaErrorContext {
  const path = pathOf(error.instancePath, source.root);
  return {
    ...source,
    error,
    path,
    field: source.book.fieldAt(source.kind, source.root, path),
    value: valueAt(source.root, path),
  };
}

/** The texts of a diagnostic, without its place. */
export type Words = Omit<DiagnosticDraft, 'file' | 'path'> & { path?: ValuePath };

export function diagnosticOf(context: SchemaErrorContext, words: Words): DiagnosticDraft {
  const { file, path, field } = context;
  return {
    file,
    path,
    ...(field.title !== undefined && { label: field.title }),
    ...words,
  };
}

/** The name of a field inside a sentence: "check-in time (minutes from midnight)". */
export function nameOf(field: FieldSchema, fallback: string): string {
  const title = field.title ?? `\`${fallback}\``;
  const isWord = /^\p{Lu}\p{Ll}/u.test(title);
  return isWord ? title[0]?.toLowerCase() + title.slice(1) : title;
}

/** The name of a field at the beginning of a sentence. */
export function titleOf({ field, path }: { field: FieldSchema; path: ValuePath }): string {
  return field.title ?? `\`${String(path.at(-1) ?? 'the file')}\``;
}

/** A property as a line of the file: `"checkIn": 840`. */
export function exampleLine(key: string, field: FieldSchema): string | undefined {
  const example = field.examples?.[0];
  if (example === undefined) return undefined;
  const written = JSON.stringify(example);
  return written.length > 80 ? undefined : `"${key}": ${written}`;
}
