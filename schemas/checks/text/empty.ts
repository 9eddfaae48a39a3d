import { ofEachFile } from '../../engine/each-file.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { textsOf } from '../parts/texts.ts';

/** Blank texts, and texts whose blanks are written as escapes. */
const TRACE = /"(?:\s+"|\s*\\[nrtu])/;

/** The schema reports empty texts. */
export const rule: CheckerRule = {
  severity: 'error',
  title: 'A text is not blank.',
  why: 'Guests would see an empty place.',
  remedy: 'Write the text, or remove the line if it is optional.',
  example: replaced('hotel.json', '"One house, one welcome"', '""'),
  run: ({ files }) => blanksIn(files),
};

const blanksIn = ofEachFile((file): RuleDiagnostic[] =>
  // A blank interface text keeps the site's own text.
  file.kind === 'translation'
    ? []
    : textsOf(file, {
        trace: TRACE,
        isWanted: (text, key) => text !== '' && text.trim() === '' && key !== 'alt',
      }).map(({ path }) => ({
        file: file.path,
        path,
        message: 'This text is blank.',
        help: 'write it, or remove the line if it is optional',
      })),
);
