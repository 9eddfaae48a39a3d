import type { Severity } from '../generated/types.ts';
import type { CheckContext } from './check.ts';
import type { ContentEntry } from './file-system.ts';
import type { DiagnosticDraft } from './diagnostic.ts';

/** A rule of the checker. Its code is its path below `schemas/checks`. */
export interface CheckerRule {
  /** An error blocks publishing. */
  severity: Severity;
  /** What the rule requires, in one sentence. */
  title: string;
  /** Why it matters to the hotel. */
  why: string;
  /** What to do. */
  remedy: string;
  /** A change of the example hotel that breaks this rule only; `explain` prints the result. */
  example: FileChange | readonly FileChange[];
  /** Absent where the parser or a schema reports it. */
  run?: RunRule;
}

export type RunRule = (
  context: CheckContext,
) => readonly RuleDiagnostic[] | Promise<readonly RuleDiagnostic[]>;

/** A diagnostic without its code, which is the rule's. */
export type RuleDiagnostic = Omit<DiagnosticDraft, 'code'>;

/** A change of the example hotel. */
export type FileChange =
  | { kind: 'replaced'; file: string; from: string; to: string }
  | { kind: 'added'; file: string; content: string | Uint8Array }
  | { kind: 'copied'; file: string; as: string }
  | { kind: 'removed'; file: string }
  | { kind: 'listed'; file: string; as: ListedAs };

/** A file's entry as the file system would list it. */
export type ListedAs = Partial<ContentEntry> & { unreadable?: 'EACCES' };

export function replaced(file: string, from: string, to: string): FileChange {
  return { kind: 'replaced', file, from, to };
}

export function added(file: string, content: string | Uint8Array): FileChange {
  return { kind: 'added', file, content };
}

export function copied(file: string, as: string): FileChange {
  return { kind: 'copied', file, as };
}

export function removed(file: string): FileChange {
  return { kind: 'removed', file };
}

export function listed(file: string, as: ListedAs): FileChange {
  return { kind: 'listed', file, as };
}
