import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { usedFamilies } from '../parts/own-fonts.ts';

export const rule: CheckerRule = {
  severity: 'info',
  title: 'A font of the public font host is loaded by every guest from there.',
  why: 'The host learns the address of every guest, before any consent; courts have made websites pay for it. Its name cannot be checked: a misspelt one shows another font.',
  remedy: 'Write "fontSource": "self" with a font of Verandah, or put the files of the font into fonts/.',
  example: replaced('theme.json', '"fontSource": "self"', '"fontSource": "host"'),
  run: (context) => {
    const hosted = usedFamilies(context).filter(({ source }) => source === 'host');
    const [first] = hosted;
    if (first === undefined) return [];
    const names = hosted.map(({ family }) => family).join(' and ');
    return [
      {
        file: first.file,
        path: [first.field],
        value: first.family,
        message: `${names} cannot be checked here: every guest loads it from the public font host, which learns the guest's address.`,
        help: 'compare the name with the font host; or put the files into fonts/ and write "fontSource": "self"',
      },
    ];
  },
};
