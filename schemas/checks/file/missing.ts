import { KINDS, wordsFor } from '../../engine/kinds.ts';
import { type CheckerRule, removed } from '../../engine/rule.ts';

// Optional kinds; a page that refers to a missing one is reported by `ref/not-found`.
const OPTIONAL: readonly string[] = ['album', 'charge', 'service', 'translation'];

export const rule: CheckerRule = {
  severity: 'error',
  title: 'All required files exist.',
  why: 'A page, a price or a policy would have nothing to show.',
  remedy: 'Add the file. `verandah new` writes a starter.',
  example: removed('theme.json'),
  run: ({ files }) =>
    KINDS.filter(({ kind }) => !OPTIONAL.includes(kind) && !files.some((file) => file.kind === kind)).map(
      ({ kind, place }) => ({
        file: place.endsWith('/') ? place : `${place}.json`,
        path: [],
        message: place.endsWith('/')
          ? `The folder ${place} needs at least one file.`
          : `${place}.json is missing.`,
        help: `\`verandah new ${kind}\` writes ${wordsFor(kind)} to begin with`,
      }),
    ),
};
