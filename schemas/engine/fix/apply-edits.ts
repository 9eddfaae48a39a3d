import type { Diagnostic } from '../../generated/types.ts';

type Edit = NonNullable<Diagnostic['fix']>['edits'][number];

/** Fixes of one file that do not overlap. */
export interface ChosenFixes {
  edits: readonly Edit[];
  repaired: readonly Diagnostic[];
}

/** Chooses fixes that do not overlap; the rest wait for the next round. A fix is applied completely or not at all. */
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

// Two insertions at one place overlap too: their order is undefined.
function overlap(a: Edit, b: Edit): boolean {
  if (a.offset === b.offset) return true;
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}

/** Applies edits that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.offset - b.offset)) {
    pieces.push(text.slice(at, edit.offset), edit.text);
    at = edit.offset + edit.length;
  }
  return [...pieces, text.slice(at)].join('');
}
