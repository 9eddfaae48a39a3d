import type { RuleCode } from '../generated/rule-codes.ts';
import type { TextEdit } from '../generated/types.ts';

/** Property names and list positions from the root of a file to a value. */
export type ValuePath = readonly (string | number)[];

/** Which part of the place is meant: the value, its key, or where a missing line belongs. */
export type Span = 'value' | 'key' | 'end';

/** A place in a content file, named by its path; it becomes lines and columns when the report is made. */
export interface Place {
  file: string;
  path: ValuePath;
  span?: Span;
  /** The part of a text that is meant, in UTF-16 units of what the text says. */
  part?: Offsets;
  /** Set where the place is known by its offsets: a fault of the text itself. */
  offsets?: Offsets;
}

/** What is wrong at a place; the report adds lines, columns and names, and the severity of the rule. */
export interface DiagnosticDraft extends Place {
  code: RuleCode;
  /** What is wrong, without pointers and schema words. */
  message: string;
  label?: string;
  /** A few words beside the place in a frame. */
  note?: string;
  value?: string;
  expected?: string;
  /** One concrete next step. */
  help?: string;
  related?: readonly (Place & { message: string })[];
  fix?: ProposedFix;
}

/** From an offset up to, and without, another. */
export interface Offsets {
  start: number;
  end: number;
}

/**
 * A change of text that removes a problem: of its own span, of values named by their paths, or of stretches of text; a
 * line that goes with its comma, or an outer level that goes round what it holds.
 */
export type ProposedFix = { title: string; safe: boolean } & (
  | { kind: 'replace'; text: string }
  | { kind: 'remove-line' }
  | { kind: 'unwrap' }
  | { kind: 'values'; values: readonly { path: ValuePath; text: string }[] }
  | { kind: 'edits'; edits: readonly TextEdit[] }
);

/** The value as an operator reads it in a message, shortened. */
export function shown(value: unknown, limit = 60): string {
  // Undefined, where a value is absent, has no JSON.
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}

/** A path as a JSON Pointer (RFC 6901). */
export function pointerOf(path: ValuePath): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The path that a JSON Pointer names; steps that are digits are list positions where the value is a list. */
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

/** The value at a path, or undefined. */
export function valueAt(root: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((value, step) => childOf(value, step), root);
}

function childOf(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}
