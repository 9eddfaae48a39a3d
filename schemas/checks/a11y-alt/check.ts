import type { Check } from '../../engine/check.ts';
import type { Occurrence } from '../../engine/content-index.ts';
import { type Problem, valueAt } from '../../engine/problem.ts';

/** Every picture says what it shows, or says that it only decorates. A missing line is found by the schema. */
export const a11yAlt: Check = {
  code: 'a11y/alt',
  run: ({ index }) => index.assets.flatMap(problemsOf),
};

function problemsOf(asset: Occurrence): Problem[] {
  const alt = valueAt(asset.holder, ['alt']);
  if (typeof alt !== 'string') return [];
  const isBlank = alt.trim() === '' && valueAt(asset.holder, ['decorative']) !== true;
  if (!isBlank && !isFileName(alt, asset.value)) return [];
  const place = {
    code: 'a11y/alt',
    file: asset.file.path,
    path: [...asset.path.slice(0, -1), 'alt'],
    value: asset.value.slice(0, 200),
  };
  if (isBlank)
    return [
      {
        ...place,
        severity: 'error',
        message: 'The picture has no description, so guests who cannot see it miss it.',
        help: 'say in one sentence what it shows, or write "decorative": true when it says nothing',
      },
    ];
  return [
    {
      ...place,
      severity: 'warning',
      message: `"${alt.slice(0, 60)}" is the name of the file; guests who cannot see the picture would hear just that.`,
      help: 'say in one sentence what it shows',
    },
  ];
}

function isFileName(alt: string, path: string): boolean {
  if (/\.(?:jpe?g|png|webp|avif|gif)\s*$/i.test(alt)) return true;
  // A name of several words joined by hyphens is a file's; a single word may well be a description.
  if (!/[-_]/.test(alt)) return false;
  const name = path.split('/').at(-1) ?? '';
  return letters(alt) === letters(name.replace(/\.[^.]*$/, ''));
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
