import { validFiles } from '../../engine/check.ts';
import { didYouMean, suggestions } from '../../engine/suggest.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

/** The public host serves every style itself. */
export const rule: CheckerRule = {
  severity: 'error',
  title: 'A font that the site hosts itself is included in Verandah.',
  why: 'Other fonts are not available to guests.',
  remedy: 'Use a font that the message lists, or set "fontSource": "host".',
  example: replaced('theme.json', '"fontFamily": "Lora"', '"fontFamily": "Larry"'),
  async run({ files }) {
    const themes = validFiles(files, 'theme').filter(({ value }) => value.fontSource === 'self');
    if (themes.length === 0) return [];
    const { SELF_HOSTED_FAMILIES } = await import('#design-system/theme');
    return themes.flatMap(({ path: file, value }) => {
      const { fontFamily } = value;
      const installed: readonly string[] = SELF_HOSTED_FAMILIES;
      if (installed.includes(fontFamily)) return [];
      const meant = suggestions(fontFamily, installed);
      const [only] = meant;
      return {
        file,
        path: ['fontFamily'],
        value: fontFamily,
        message: `${fontFamily} is not included in Verandah${only === undefined ? '.' : `; ${didYouMean(meant) ?? ''}`}`,
        expected: installed.join(', '),
        help: `write one of ${installed.join(', ')}, or "fontSource": "host" to load it from the public font host`,
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
