import { ofEachFile } from '../../engine/each-file.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { textsOf } from '../parts/texts.ts';

const PLACEHOLDER =
  /^(?:tbd|tba|todo|xxx+|n\/a|\.{3}|…|-+|asdf\w*|placeholder|sample text|test)$|\blorem ipsum\b|\b(?:todo|xxx+)\s*[:!]|\b(?:add|enter|insert|put|your|write) (?:a |the |your )?(?:description|text|title) here\b|\b(?:description|text|title) goes here\b/i;

/** Capitals are spelt out: a case-insensitive pattern takes ten times as long. */
const TRACE =
  /[Tt][Bb][AaDd]|[Tt][Oo][Dd][Oo]|[Xx]{3}|[Nn]\/[Aa]|\.{3}|…|-\s*"|[Ll][Oo][Rr][Ee][Mm] |[Hh][Ee][Rr][Ee]\b|[Aa][Ss][Dd][Ff]|[Pp]laceholder|[Ss]ample |"[Tt]est"|\\[u/]/;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Texts have no placeholders.',
  why: 'Guests would read TODO, TBD or lorem ipsum.',
  remedy: 'Write the final text.',
  example: replaced('hotel.json', '"One house, one welcome"', '"TBD"'),
  run: ({ files }) => placeholdersIn(files),
};

const placeholdersIn = ofEachFile((file): RuleDiagnostic[] =>
  textsOf(file, { trace: TRACE, isWanted: (text) => PLACEHOLDER.test(text.trim()) }).map(
    ({ path, text }) => ({
      file: file.path,
      path,
      value: text.slice(0, 60),
      message: 'This looks like a placeholder; guests would read it.',
      help: 'write the final text',
    }),
  ),
);
