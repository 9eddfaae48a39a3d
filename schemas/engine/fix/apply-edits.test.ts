import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../generated/types.ts';
import { applyEdits, chooseFixes } from './apply-edits.ts';

const at = { line: 1, column: 1, offset: 0 };
const found = (code: string, ...edits: [offset: number, length: number, text: string][]): Diagnostic => ({
  code,
  severity: 'error',
  message: 'x',
  file: 'a.json',
  range: { start: at, end: at },
  pointer: '',
  related: [],
  fix: {
    title: code,
    safe: true,
    edits: edits.map(([offset, length, text]) => ({ offset, length, text })),
  },
});

test('of fixes that touch the same text the first one is made, whole', () => {
  const { edits, repaired } = chooseFixes([
    found('first', [0, 1, 'A'], [4, 1, 'E']),
    found('second', [2, 1, 'C'], [4, 1, 'e']),
    found('third', [2, 1, 'c']),
  ]);
  expect(repaired.map(({ code }) => code)).toEqual(['first', 'third']);
  expect(applyEdits('abcde', edits)).toBe('AbcdE');
});

test('neighbours do not touch; two insertions at one place do', () => {
  const { repaired } = chooseFixes([
    found('a', [0, 2, 'x']),
    found('b', [2, 2, 'y']),
    found('c', [4, 0, ',']),
    found('d', [4, 0, ';']),
  ]);
  expect(repaired.map(({ code }) => code)).toEqual(['a', 'b', 'c']);
});

test('everything outside of the edits stays, whatever the edits are', () => {
  const edit = fc.tuple(fc.nat(40), fc.nat(5), fc.string({ maxLength: 5 }));
  fc.assert(
    fc.property(
      fc.string({ minLength: 50, maxLength: 60 }),
      fc.array(edit, { maxLength: 8 }),
      (text, wanted) => {
        const { edits } = chooseFixes(wanted.map((each, index) => found(String(index), each)));
        const changed = applyEdits(text, edits);
        const removed = edits.reduce((sum, { length }) => sum + length, 0);
        const added = edits.reduce((sum, { text: written }) => sum + written.length, 0);
        expect(changed.length).toBe(text.length - removed + added);
        // Undoing the edits from the end restores the old text.
        const restored = edits
          .toSorted((a, b) => b.offset - a.offset)
          .reduce((each, { offset, length, text: written }) => {
            const before = edits.filter((other) => other.offset < offset);
            const moved = before.reduce((sum, other) => sum + other.text.length - other.length, offset);
            return (
              each.slice(0, moved) + text.slice(offset, offset + length) + each.slice(moved + written.length)
            );
          }, changed);
        expect(restored).toBe(text);
      },
    ),
  );
});
