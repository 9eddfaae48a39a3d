import type { Check } from '../../engine/check.ts';
import { ofEachFile } from '../../engine/each-file.ts';
import type { Problem } from '../../engine/problem.ts';
import { textsOf } from '../texts.ts';

const PLACEHOLDER = /^(?:tbd|tba|todo|xxx+|n\/a|\.{3}|…|-+)$|\blorem ipsum\b/i;

/** Capitals are spelt out: a pattern that ignores them takes ten times as long to pass a large file. */
const TRACE = /[Tt][Bb][AaDd]|[Tt][Oo][Dd][Oo]|[Xx]{3}|[Nn]\/[Aa]|\.{3}|…|-\s*"|[Ll][Oo][Rr][Ee][Mm] |\\[u/]/;

/** Words that were meant to be replaced before guests see them. */
export const textPlaceholder: Check = {
  code: 'text/placeholder',
  run: ({ files }) => placeholdersIn(files),
};

const placeholdersIn = ofEachFile((file): Problem[] =>
  textsOf(file, { trace: TRACE, isWanted: (text) => PLACEHOLDER.test(text.trim()) }).map(
    ({ path, text }) => ({
      code: 'text/placeholder',
      severity: 'warning',
      file: file.path,
      path,
      value: text.slice(0, 60),
      message: 'This looks like a placeholder; guests would read it.',
      help: 'write the real text',
    }),
  ),
);
