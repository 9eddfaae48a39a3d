import type { Diagnostic } from '#schemas/engine';

type Edit = NonNullable<Diagnostic['fix']>['edits'][number];

/** Fixes of one file that can be made together. */
export interface ChosenFixes {
  edits: readonly Edit[];
  /** The problems that they repair. */
  repaired: readonly Diagnostic[];
}

/**
 * Of fixes that touch the same text the first one is made; the others wait for the next round, when the checker has
 * seen what the first one left. A fix is made whole or not at all.
 */
export function chooseFixes(diagnostics: readonly Diagnostic[]): ChosenFixes {
  const edits: Edit[] = [];
  const repaired: Diagnostic[] = [];
  for (const found of diagnostics) {
    const wanted = found.fix?.edits ?? [];
    if (wanted.length === 0 || wanted.some((edit) => edits.some((other) => overlap(edit, other)))) continue;
    edits.push(...wanted);
    repaired.push(found);
  }
  return { edits, repaired };
}

// Two insertions at one place overlap as well: nobody knows which of them comes first.
function overlap(a: Edit, b: Edit): boolean {
  if (a.offset === b.offset) return true;
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}

/** The text after edits that do not overlap; everything outside of them is kept to the letter. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.offset - b.offset)) {
    pieces.push(text.slice(at, edit.offset), edit.text);
    at = edit.offset + edit.length;
  }
  return [...pieces, text.slice(at)].join('');
}
