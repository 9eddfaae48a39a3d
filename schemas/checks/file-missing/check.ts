import type { Check } from '../../engine/check.ts';
import { KINDS, wordsFor } from '../../engine/kinds.ts';

// A hotel may do without albums only if no page shows one; the reference says so then.
const OPTIONAL: readonly string[] = ['album'];

/** The files that no hotel can do without; of a kind with a folder of its own, at least one. */
export const fileMissing: Check = {
  code: 'file/missing',
  run: ({ files }) =>
    KINDS.filter(({ kind }) => !OPTIONAL.includes(kind) && !files.some((file) => file.kind === kind)).map(
      ({ kind, place }) => ({
        code: 'file/missing',
        severity: 'error' as const,
        file: place.endsWith('/') ? place : `${place}.json`,
        path: [],
        message: place.endsWith('/')
          ? `The folder ${place} needs at least one file.`
          : `${place}.json is missing.`,
        help: `write ${wordsFor(kind)}; the demo hotel shows one`,
      }),
    ),
};
