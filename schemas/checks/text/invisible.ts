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
  /[\u00ad\u061c\u180e\u200b-\u200f\u2028\u2029\u2060-\u2064\u2066-\u2068\ufeff]|\\u(?:00[aA][dD]|061|180|20|[fF][eE])/;

const OPENS = /[\u2066-\u2068]/g;
const CLOSES = /\u2069/g;
const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;
/** What follows on the page would be written in the direction of an isolate that is left open. */
const isLeftOpen = (text: string): boolean => countOf(text, OPENS) > countOf(text, CLOSES);

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
    isWanted: (text) => isLeftOpen(text) || (PASTED.test(text) && !NEEDS_MARKS.test(text)),
  })
    .filter(({ path }) => !isSaid(file, path))
    .map(({ path, text }) => ({
      file: file.path,
      path,
      ...(isLeftOpen(text) ? leftOpen(text) : pasted(text)),
    })),
);

type Said = Pick<RuleDiagnostic, 'message' | 'help' | 'fix'>;

function pasted(text: string): Said {
  const found = PASTED.exec(text)?.[0] ?? '';
  const [before = ''] = text.split(found, 1);
  return {
    message: `The text contains an invisible character (${nameOfCharacter(found)})${before === '' ? ' at its beginning' : ` after “${before.slice(-20)}”`}.`,
    help: 'type the text again there; the character was probably pasted',
    fix: {
      kind: 'replace',
      title: 'Remove it',
      safe: false,
      text: JSON.stringify(text.replaceAll(found, '')),
    },
  };
}

function leftOpen(text: string): Said {
  const missing = countOf(text, OPENS) - countOf(text, CLOSES);
  return {
    message:
      'The text begins a part of another writing direction and does not end it; what follows on the page would be turned round.',
    help: 'end it with U+2069 after the last word of that part',
    fix: {
      kind: 'replace',
      title: 'End it with the text',
      safe: false,
      text: JSON.stringify(text + '\u2069'.repeat(missing)),
    },
  };
}

/** Its format has already reported the character. */
function isSaid({ diagnostics }: ContentFile, path: ValuePath): boolean {
  return diagnostics.some((diagnostic) => diagnostic.path.join('/') === path.join('/'));
}
