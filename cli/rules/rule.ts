import type { Diagnostic } from '#schemas/engine';

/** A change of the small hotel that breaks a rule; `explain` checks it and shows what the checker says. */
export type RuleExample =
  | { kind: 'replaced'; file: string; from: string; to: string }
  | { kind: 'added'; file: string; text: string }
  | { kind: 'copied'; file: string; as: string }
  | { kind: 'removed'; file: string };

/** What there is to say about one rule. */
export interface Rule {
  code: string;
  severity: Diagnostic['severity'];
  /** What it asks for, in one sentence. */
  title: string;
  /** Why that matters to the hotel. */
  why: string;
  /** What to do. */
  remedy: string;
  /** Absent where the fault is one of bytes, sizes or permissions. */
  example?: RuleExample;
}

/** A part of a file written differently. */
export function replaced(file: string, from: string, to: string): RuleExample {
  return { kind: 'replaced', file, from, to };
}

export function added(file: string, text: string): RuleExample {
  return { kind: 'added', file, text };
}

export function copied(file: string, as: string): RuleExample {
  return { kind: 'copied', file, as };
}

export function removed(file: string): RuleExample {
  return { kind: 'removed', file };
}
