import { isBesideContent, kindOf, KINDS, withSmallEnding } from '../../engine/kinds.ts';
import { didYouMean, suggestions } from '../../engine/suggest.ts';
import { added, type CheckerRule } from '../../engine/rule.ts';

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg|heic)$/i;
const FONT = /\.(?:woff2?|ttf|otf)$/i;
const CONTENT = /\.jsonc?$/i;
const OTHER_NOTATION = /\.(?:ya?ml|json5|toml|txt|js|ts|csv)$/i;

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every file has a place in the layout of the content folder.',
  why: 'A file in another place is ignored, so guests would not see its content.',
  remedy: 'Move it to the suggested place, or out of the content folder.',
  example: added('polices/strict.json', '{}\n'),
  run: ({ entries }) =>
    entries
      .filter(({ path, notAFile }) => {
        return kindOf(path) === undefined && !isBesideContent(path) && notAFile === undefined;
      })
      .map(({ path }) => {
        const meant = meantPlaces(path);
        return {
          file: path,
          path: [],
          value: path,
          message: isOfOtherLanguage(path)
            ? 'Nothing reads this file: the site is in English, and other languages are not supported yet.'
            : `Nothing reads this file${meant.length > 0 ? `: ${didYouMean(meant) ?? ''}` : '.'}`,
          help: helpFor(path, meant),
        };
      }),
};

function meantPlaces(path: string): string[] {
  const small = withSmallEnding(path);
  if (kindOf(small) !== undefined) return [small];
  const steps = path.split('/');
  const name = (steps.at(-1) ?? '').replace(/\.[^.]*$/, '');
  if (steps.length === 1) return suggestions(name, single('')).map((place) => `${place}.json`);
  const folders = KINDS.map(({ place }) => place.split('/')[0] ?? '').filter((_, at) =>
    KINDS[at]?.place.includes('/'),
  );
  const [folder = ''] = suggestions(steps[0] ?? '', [...new Set(folders)]);
  if (folder === steps[0] && folder === 'pages')
    return suggestions(name, single('pages/')).map((page) => `pages/${page}.json`);
  return folder === '' || folder === steps[0] ? [] : [`${folder}/`];
}

function single(folder: string): string[] {
  return KINDS.map(({ place }) => place as string)
    .filter((place) => place.startsWith(folder) && !place.endsWith('/'))
    .map((place) => place.slice(folder.length))
    .filter((place) => !place.includes('/'));
}

function isOfOtherLanguage(path: string): boolean {
  return /^locales\/(?!en\/)[^/]+\//.test(path);
}

function helpFor(path: string, meant: readonly string[]): string {
  if (isOfOtherLanguage(path))
    return 'move it out of the content folder; your own words for the English texts go to locales/en/common.json';
  if (meant[0] === withSmallEnding(path))
    return `rename it to ${meant[0]}: endings are written in small letters`;
  if (PICTURE.test(path)) return 'pictures live in images/';
  if (FONT.test(path)) return 'fonts live in fonts/';
  if (!CONTENT.test(path) && !OTHER_NOTATION.test(path))
    return 'only .json and .jsonc files, the pictures in images/ and the fonts in fonts/ are read; move it out of the content folder';
  if (OTHER_NOTATION.test(path)) return 'write content as .json, or as .jsonc with comments';
  if (meant.length > 0) return `move it to ${meant.join(' or ')}`;
  const places = KINDS.map(({ place }) => (place.endsWith('/') ? `${place}<name>.json` : `${place}.json`));
  return `move it to its place, or out of the content folder; places are ${places.join(', ')}`;
}
