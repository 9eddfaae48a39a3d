import { added, type CheckerRule } from '../../engine/rule.ts';
import { fontFolder, isFontFile, isNote } from '../parts/own-fonts.ts';

const BYTES = 4;

/** The first bytes of the formats that fonts are sold in. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['wOFF', 'an older web font (WOFF)'],
  ['\0\u0001\0\0', 'a desktop font (TrueType)'],
  ['OTTO', 'a desktop font (OpenType)'],
  ['PK\u0003\u0004', 'a ZIP archive'],
]);

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Files in fonts/ are web fonts (WOFF2), or notes on their licence.',
  why: 'Browsers would not load another file, and guests would see a font of their own.',
  remedy: 'Take the WOFF2 file that the seller of the font offers, or convert the font to WOFF2.',
  example: [
    added('fonts/Canela-Regular.otf', 'OTTO'),
    added('fonts/licence.txt', 'Bought from the foundry; the receipt is in the office.'),
  ],
  async run(context) {
    const outside = context.entries.filter(
      ({ path, leavesFolder }) => path.startsWith('fonts/') && leavesFolder,
    );
    const found = await Promise.all(
      fontFolder(context)
        .filter((path) => !isNote(path) && !outside.some((entry) => entry.path === path))
        .map(async (path) => ({
          path,
          start: String.fromCodePoint(...(await context.startAt(path, BYTES))),
        })),
    );
    const links = outside.map(({ path }) => ({
      file: path,
      path: [],
      value: path,
      message: `${path} is a link that leads out of the content folder.`,
      expected: 'a WOFF2 file',
      help: 'copy the file itself into fonts/',
    }));
    const others = found.flatMap(({ path, start }) => {
      if (start === 'wOF2' && isFontFile(path)) return [];
      const holds = start === 'wOF2' ? 'a web font whose name does not end in .woff2' : FORMATS.get(start);
      return {
        file: path,
        path: [],
        value: path,
        message: `${path} is ${holds ?? 'no font'}; only WOFF2 files are published.`,
        expected: 'a WOFF2 file, or a .txt, .md or .pdf on the licence',
        help:
          start === 'wOF2'
            ? 'rename it, so that it ends in .woff2'
            : 'take the WOFF2 file that the seller of the font offers, or convert the font to WOFF2',
      };
    });
    return [...links, ...others];
  },
};
