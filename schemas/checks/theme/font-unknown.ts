import { didYouMean, suggestions } from '../../engine/suggest.ts';
import { type CheckerRule, replaced, type RuleDiagnostic } from '../../engine/rule.ts';
import { type UsedFamily, usedFamilies } from '../parts/own-fonts.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'The public font host has the family.',
  why: 'Every guest asks the font host for it in vain, and sees a font of the own device.',
  remedy: 'Correct the name, or put the files of the font into fonts/ and write "fontSource": "self".',
  example: [
    replaced('theme.json', '"fontSource": "self"', '"fontSource": "host"'),
    replaced('theme.json', '"fontFamily": "Lora"', '"fontFamily": "Loora"'),
    replaced('theme.json', '"headingFontFamily": "Figtree"', '"headingFontFamily": "Figtre"'),
  ],
  async run(context) {
    const hosted = usedFamilies(context).filter(({ source }) => source === 'host');
    if (hosted.length === 0) return [];
    const { HOST_FAMILIES } = await import('../parts/host-families.ts');
    return hosted
      .filter(({ family }) => !HOST_FAMILIES.includes(family))
      .map((used) => diagnosticOf(used, suggestions(used.family, HOST_FAMILIES)));
  },
};

function diagnosticOf({ file, field, family }: UsedFamily, near: readonly string[]): RuleDiagnostic {
  const [nearest] = near;
  const place = { file, path: [field], value: family };
  if (nearest === undefined)
    return {
      ...place,
      message: `The public font host is not known to have ${family}, and no family of it has a name like that.`,
      help: 'copy the name from the font host, or put the files into fonts/ and write "fontSource": "self"',
    };
  return {
    ...place,
    message: `The public font host is not known to have ${family}; ${didYouMean(near) ?? ''}`,
    help: `write ${JSON.stringify(nearest)}`,
    fix: { kind: 'replace', title: `Write ${nearest}`, safe: false, text: JSON.stringify(nearest) },
  };
}
