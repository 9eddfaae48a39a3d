import { added, type CheckerRule, replaced } from '../../engine/rule.ts';
import { fontFolder, usedFamilies } from '../parts/own-fonts.ts';

const NAMES = { 400: 'regular', 500: 'medium', 700: 'bold' } as const;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A font of the hotel has the weights 400, 500 and 700.',
  why: 'Where a weight is missing the next one is shown, so that prices and labels do not stand out.',
  remedy: 'Add the missing file, or a variable font.',
  example: [
    replaced('theme.json', '"headingFontFamily": "Figtree"', '"headingFontFamily": "Canela"'),
    added('fonts/canela-400.woff2', 'wOF2'),
    added('fonts/canela-500.woff2', 'wOF2'),
    added('fonts/licence.txt', 'Bought from the foundry; the receipt is in the office.'),
  ],
  async run(context) {
    const own = usedFamilies(context).filter(({ source }) => source === 'self');
    const paths = fontFolder(context);
    if (own.length === 0 || paths.length === 0) return [];
    const { missingWeights, ownFontFaces } = await import('#design-system/theme');
    return own.flatMap(({ file, field, family }) => {
      const faces = ownFontFaces(family, paths);
      const missing = faces.length === 0 ? [] : missingWeights(faces);
      if (missing.length === 0) return [];
      const words = missing.map((weight) => `${weight} (${NAMES[weight]})`).join(' and ');
      return {
        file,
        path: [field],
        value: family,
        message: `${family} has no file for ${words}; the nearest weight is shown instead.`,
        expected: '400, 500 and 700, or one variable font',
        help: `add ${missing.map((weight) => `fonts/${family.toLowerCase().replaceAll(' ', '-')}-${weight}.woff2`).join(' and ')}`,
      };
    });
  },
};
