/** The result of one check of the machine. */
export type Finding = { part: string } & (
  | { kind: 'ok'; words: string }
  /** It works, but with limits. */
  | { kind: 'warning'; words: string; remedy: string }
  | { kind: 'failure'; words: string; remedy: string }
);

export function ok(part: string, words: string): Finding {
  return { kind: 'ok', part, words };
}

export function warning(part: string, words: string, remedy: string): Finding {
  return { kind: 'warning', part, words, remedy };
}

export function failure(part: string, words: string, remedy: string): Finding {
  return { kind: 'failure', part, words, remedy };
}

export function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.split('\n')[0] ?? words;
}
