import { nameOfCharacter } from '../../engine/characters.ts';
import type { ContentFile } from '../../engine/content-file.ts';
import { ofEachFile } from '../../engine/each-file.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { textsOf } from '../parts/texts.ts';

/** Overrides of the writing direction are refused when the file is read; isolates are meant. */
const PASTED = /[\u00ad\u061c\u180e\u200b-\u200f\u2028\u2029\u2060-\u2064\ufeff]/;

/** Also as an escape: \u200b. */
const TRACE =
  /[\u00ad\u061c\u180e\u200b-\u200f\u2028\u2029\u2060-\u2064\ufeff]|\\u(?:00[aA][dD]|061|180|20|[fF][eE])/;

/** Scripts and emoji that need joiners. */
const NEEDS_MARKS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Mongolian}\p{Extended_Pictographic}]/u;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Texts have no invisible characters.',
  why: 'Searching and sorting fail, and lines break in the wrong places.',
  remedy: 'Type the text again at the marked place.',
  example: replaced('hotel.json', 'One house,', 'One\u200bhouse,'),
  run: ({ files }) => invisiblesIn(files),
};

const invisiblesIn = ofEachFile((file): RuleDiagnostic[] =>
  textsOf(file, {
    trace: TRACE,
    isWanted: (text) => PASTED.test(text) && !NEEDS_MARKS.test(text),
  })
    .filter(({ path }) => !isSaid(file, path))
    .map(({ path, text }) => {
      const found = PASTED.exec(text)?.[0] ?? '';
      const [before = ''] = text.split(found, 1);
      return {
        file: file.path,
        path,
        message: `The text contains an invisible character (${nameOfCharacter(found)})${before === '' ? ' at its beginning' : ` after “${before.slice(-20)}”`}.`,
        help: 'type the text again there; the character was probably pasted',
        fix: {
          kind: 'replace',
          title: 'Remove it',
          safe: false,
          text: JSON.stringify(text.replaceAll(found, '')),
        },
      };
    }),
);

/** Its format has already reported the character. */
function isSaid({ diagnostics }: ContentFile, path: ValuePath): boolean {
  return diagnostics.some((diagnostic) => diagnostic.path.join('/') === path.join('/'));
}
