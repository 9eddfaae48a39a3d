import { ofEachFile } from '../../engine/each-file.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { textsOf } from '../parts/texts.ts';

const MARKUP =
  /<\/?(?:a|b|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|script|span|strong|style|table|td|tr|u|ul)(?:\s[^<>]*)?\/?>|&(?:amp|apos|gt|hellip|lt|nbsp|quot|[a-z]+(?:acute|cedil|circ|grave|tilde|uml)|#x?[0-9a-f]+);/i;

const TRACE = /[<&]|\\u00(?:26|3[cC])/;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Texts have no HTML.',
  why: 'Texts are shown as they are written, so guests would read the tags.',
  remedy: 'Remove the tags; write letters instead of codes such as &eacute;.',
  example: replaced('hotel.json', '"One house, one welcome"', '"One house, <b>one welcome</b>"'),
  run: ({ files }) => markupIn(files),
};

const markupIn = ofEachFile((file): RuleDiagnostic[] => {
  // Interface texts have tags of their own; `i18n/tag` looks at them.
  if (file.kind === 'translation') return [];
  return textsOf(file, { trace: TRACE, isWanted: (text) => MARKUP.test(text) }).map(({ path, text }) => ({
    file: file.path,
    path,
    value: text.slice(0, 60),
    message: `Guests would read ${MARKUP.exec(text)?.[0] ?? 'the tag'} as it is written.`,
    help: 'remove the tags, and write letters instead of codes',
  }));
});
