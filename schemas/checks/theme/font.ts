import { didYouMean, suggestions } from '../../engine/suggest.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { fontFolder, usedFamilies } from '../parts/own-fonts.ts';

/** The public host serves every style itself. */
export const rule: CheckerRule = {
  severity: 'error',
  title: 'A font that the site hosts itself is included in Verandah or lies in fonts/.',
  why: 'Other fonts are not available to guests.',
  remedy: 'Use a font that the message lists, or add its files to fonts/.',
  example: replaced('theme.json', '"fontFamily": "Lora"', '"fontFamily": "Larry"'),
  async run(context) {
    const own = usedFamilies(context).filter(({ source }) => source === 'self');
    if (own.length === 0) return [];
    const { ownFontFaces, SELF_HOSTED_FAMILIES } = await import('#design-system/theme');
    const paths = fontFolder(context);
    const installed: readonly string[] = SELF_HOSTED_FAMILIES;
    return own.flatMap(({ file, field, family }) => {
      if (installed.includes(family) || ownFontFaces(family, paths).length > 0) return [];
      const meant = suggestions(family, installed);
      const [only] = meant;
      return {
        file,
        path: [field],
        value: family,
        message: `${family} is not included in Verandah${only === undefined ? ', and fonts/ has no file of it.' : `; ${didYouMean(meant) ?? ''}`}`,
        expected: installed.join(', '),
        help: `write one of ${installed.join(', ')}, add its files to fonts/ (such as fonts/${family.toLowerCase().replaceAll(' ', '-')}-400.woff2), or write "fontSource": "host" to load it from the public font host`,
        ...(only !== undefined &&
          meant.length === 1 && {
            fix: {
              kind: 'replace' as const,
              title: `Write ${only}`,
              safe: false,
              text: JSON.stringify(only),
            },
          }),
      };
    });
  },
};
