import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { type UsedFamily, usedFamilies } from '../parts/own-fonts.ts';

export const rule: CheckerRule = {
  severity: 'info',
  title: 'A font of the public font host is loaded by every guest from there.',
  why: 'The host learns the address of every guest, before any consent; courts have made websites pay for it.',
  remedy: 'Write "fontSource": "self" with a font of Verandah, or put the files of the font into fonts/.',
  example: replaced('theme.json', '"fontSource": "self"', '"fontSource": "host"'),
  async run(context) {
    const asked = usedFamilies(context).filter(({ source }) => source === 'host');
    if (asked.length === 0) return [];
    const { HOST_FAMILIES } = await import('../parts/host-families.ts');
    // `theme/font-unknown` reports the others.
    const hosted = asked.filter(({ family }) => HOST_FAMILIES.includes(family));
    const [first] = hosted;
    if (first === undefined) return [];
    const names = hosted.map(({ family }) => family).join(' and ');
    return [
      {
        file: first.file,
        path: [first.field],
        value: first.family,
        message: `Every guest loads ${names} from the public font host, which learns the guest's address, browser and the site that is read, before any consent.`,
        help: await selfHosting(hosted),
      },
    ];
  },
};

async function selfHosting(hosted: readonly UsedFamily[]): Promise<string> {
  const { SELF_HOSTED_FAMILIES } = await import('#design-system/theme');
  const included: readonly string[] = SELF_HOSTED_FAMILIES;
  const missing = hosted.filter(({ family }) => !included.includes(family)).map(({ family }) => family);
  if (missing.length === 0) return 'write "fontSource": "self"; Verandah includes the font';
  return `put the files of ${missing.join(' and ')} into fonts/ (WOFF2, from the font host) and write "fontSource": "self"`;
}
