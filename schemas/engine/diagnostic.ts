import type { RuleCode } from '../generated/rule-codes.ts';
import type { TextEdit } from '../generated/types.ts';

/** Property names and list indexes from the root of a file. */
export type ValuePath = readonly (string | number)[];

/** The marked part of a place: the value, its key, or the end of an object where a line is missing. */
export type Span = 'value' | 'key' | 'end';

/** A place in a content file by path; the report adds lines and columns. */
export interface Place {
  file: string;
  path: ValuePath;
  span?: Span;
  /** A part of a text value, in UTF-16 units of the parsed text. */
  part?: Offsets;
  /** Set instead of a path for syntax errors. */
  offsets?: Offsets;
}

/** A diagnostic before the report adds range, entity and severity. */
export interface DiagnosticDraft extends Place {
  code: RuleCode;
  /** What is wrong, without pointers and schema keywords. */
  message: string;
  label?: string;
  /** A few words beside the marked text. */
  note?: string;
  value?: string;
  expected?: string;
  /** The next step. */
  help?: string;
  /** The part of the message or the help that names the example hotel; the report names the hotel that is checked. */
  example?: string;
  related?: readonly (Place & { message: string })[];
  fix?: ProposedFix;
}

/** `end` is exclusive. */
export interface Offsets {
  start: number;
  end: number;
}

/**
 * A fix of a diagnostic: replace its value, set other values, edit text, remove a line with its comma, or remove an
 * outer level.
 */
export type ProposedFix = { title: string; safe: boolean } & (
  | { kind: 'replace'; text: string }
  | { kind: 'remove-line' }
  | { kind: 'unwrap' }
  | { kind: 'values'; values: readonly { path: ValuePath; text: string }[] }
  | { kind: 'edits'; edits: readonly TextEdit[] }
);

/** A value in a message, shortened. */
export function shown(value: unknown, limit = 60): string {
  // JSON has no `undefined`, which stands for an absent value.
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}

/** The JSON Pointer (RFC 6901) of a path. */
export function pointerOf(path: ValuePath): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The path of a JSON Pointer; a number is an index only where the value is a list. */
export function pathOf(pointer: string, root: unknown): ValuePath {
  const path: (string | number)[] = [];
  let value = root;
  for (const part of pointer.split('/').slice(1)) {
    const step = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(value) ? Number(step) : step);
    value = childOf(value, step);
  }
  return path;
}

export function valueAt(root: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((value, step) => childOf(value, step), root);
}

function childOf(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}
