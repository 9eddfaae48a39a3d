import { added, type CheckerRule } from '../../engine/rule.ts';
import { fontFolder, isFontFile, usedFamilies } from '../parts/own-fonts.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Every font in fonts/ is named by the theme.',
  why: 'Guests do not see a font that the theme does not name.',
  remedy: 'Write its name as fontFamily or headingFontFamily, with "fontSource": "self", or remove the file.',
  example: [
    added('fonts/canela-400.woff2', 'wOF2'),
    added('fonts/licence.txt', 'Bought from the foundry; the receipt is in the office.'),
  ],
  async run(context) {
    const paths = fontFolder(context).filter(isFontFile);
    const families = usedFamilies(context);
    if (paths.length === 0 || families.length === 0) return [];
    const { ownFontFaces } = await import('#design-system/theme');
    const matched = new Map(
      families.flatMap(({ family, source }) =>
        ownFontFaces(family, paths).map(({ path }) => [path, { family, source }] as const),
      ),
    );
    return paths.flatMap((path) => {
      const use = matched.get(path);
      if (use?.source === 'self') return [];
      const isItalic = /italic|oblique/i.test(path);
      const reasons = {
        message: `Nothing uses ${path}: the theme names ${families.map(({ family }) => family).join(' and ')}.`,
        help: isItalic
          ? 'remove it: the site sets nothing in italics'
          : 'begin the name of the file with the name of the font, as in fonts/canela-500.woff2, and write that name in theme.json; or remove the file',
      };
      const hosted = {
        message: `Nothing uses ${path}: the theme takes ${use?.family ?? ''} from the public font host.`,
        help: 'write "fontSource": "self" in theme.json, or remove the file',
      };
      return { file: path, path: [], value: path, ...(use === undefined ? reasons : hosted) };
    });
  },
};
