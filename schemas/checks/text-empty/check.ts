import type { Check } from '../../engine/check.ts';
import { ofEachFile } from '../../engine/each-file.ts';
import type { Problem } from '../../engine/problem.ts';
import { textsOf } from '../texts.ts';

/** Quotes with nothing but blanks between them, or with a blank that is written as an escape. */
const TRACE = /"(?:\s+"|\s*\\[nrtu])/;

/** Blanks are no text. Really empty texts are found by the schema. */
export const textEmpty: Check = {
  code: 'text/empty',
  run: ({ files }) => blanksIn(files),
};

const blanksIn = ofEachFile((file): Problem[] =>
  // An interface text without words keeps those of the interface, and is said to.
  file.kind === 'translation'
    ? []
    : textsOf(file, {
        trace: TRACE,
        isWanted: (text, key) => text !== '' && text.trim() === '' && key !== 'alt',
      }).map(({ path }) => ({
        code: 'text/empty',
        severity: 'error',
        file: file.path,
        path,
        message: 'This text holds nothing but blanks.',
        help: 'write it, or leave the line out if it is not needed',
      })),
);
