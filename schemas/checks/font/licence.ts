import { added, type CheckerRule } from '../../engine/rule.ts';
import { fontFolder, isFontFile, isNote } from '../parts/own-fonts.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A note beside the fonts says who allows the hotel to use them.',
  why: 'Most licences of fonts are for one machine or for print; a website needs one of its own, and sellers ask for it.',
  remedy: 'Add fonts/licence.txt: where the font is from, and which licence covers the website.',
  example: added('fonts/lora-variable.woff2', 'wOF2'),
  run(context) {
    const all = fontFolder(context);
    const [first] = all.filter(isFontFile);
    if (first === undefined || all.some(isNote)) return [];
    return [
      {
        file: first,
        path: [],
        value: first,
        message: 'No note says under which licence the fonts in fonts/ may be used on a website.',
        expected: 'fonts/licence.txt',
        help: 'add fonts/licence.txt: where the font is from, and which licence covers the website',
      },
    ];
  },
};
