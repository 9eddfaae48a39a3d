import type { Severity } from '../generated/types.ts';
import type { CheckContext } from './check.ts';
import type { ContentEntry } from './file-system.ts';
import type { DiagnosticDraft } from './diagnostic.ts';

/** One rule of the checker. Its code is the path of its file below `schemas/checks`. */
export interface CheckerRule {
  /** An error blocks publishing. */
  severity: Severity;
  /** What it asks for, in one sentence. */
  title: string;
  /** Why that matters to the hotel. */
  why: string;
  /** What to do. */
  remedy: string;
  /** What is changed in the example hotel to break this rule and no other; `explain` shows what the checker says then. */
  example: FileChange | readonly FileChange[];
  /** Absent where a file's reader or its schema finds the problem. */
  run?: RunRule;
}

/** Looks for everything that breaks a rule. */
export type RunRule = (context: CheckContext) => readonly RuleDiagnostic[] | Promise<readonly RuleDiagnostic[]>;

/** What a rule found; the rule that found it gives the code. */
export type RuleDiagnostic = Omit<DiagnosticDraft, 'code'>;

/** A file of the example hotel that is changed. */
export type FileChange =
  | { kind: 'replaced'; file: string; from: string; to: string }
  | { kind: 'added'; file: string; content: string | Uint8Array }
  | { kind: 'copied'; file: string; as: string }
  | { kind: 'removed'; file: string }
  | { kind: 'listed'; file: string; as: ListedAs };

/** What the file system says of a file that is not what its name promises. */
export type ListedAs = Partial<ContentEntry> & { unreadable?: 'EACCES' };

/** A part of a file written differently. */
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
