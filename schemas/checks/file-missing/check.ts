import type { Check } from '../../engine/check.ts';
import { KINDS, wordsFor } from '../../engine/kinds.ts';

// A hotel may do without these; where a page shows one that is not there, the reference says so.
const OPTIONAL: readonly string[] = ['album', 'service', 'translation'];

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
        help: `\`verandah new ${kind}\` writes ${wordsFor(kind)} to begin with`,
      }),
    ),
};
