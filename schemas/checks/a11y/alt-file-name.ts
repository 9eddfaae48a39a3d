import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { altOf } from '../parts/asset-lookup.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'The description of a picture is not its file name.',
  why: 'Screen readers would read a file name to guests who cannot see the picture.',
  remedy: 'Say in one sentence what it shows.',
  example: replaced('hotel.json', '"alt": "The Kesar"', '"alt": "logo.png"'),
  run: ({ index }) =>
    index.assets.flatMap((asset) => {
      const alt = altOf(asset);
      if (alt === undefined || !isFileName(alt.text, asset.value)) return [];
      return {
        ...alt.place,
        message: `"${alt.text.slice(0, 60)}" is a file name; screen readers would read it to guests who cannot see the picture.`,
        help: 'say in one sentence what it shows',
      };
    }),
};

function isFileName(alt: string, path: string): boolean {
  if (/\.(?:jpe?g|png|webp|avif|gif)\s*$/i.test(alt)) return true;
  // Several words joined by hyphens are a file name; a single word may be a description.
  if (!/[-_]/.test(alt)) return false;
  const name = path.split('/').at(-1) ?? '';
  return letters(alt) === letters(name.replace(/\.[^.]*$/, ''));
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
