import type { Check } from '../../engine/check.ts';
import { valueAt } from '../../engine/problem.ts';

/** Every picture says what it shows, or says that it only decorates. A missing line is found by the schema. */
export const a11yAlt: Check = {
  code: 'a11y/alt',
  run: ({ index }) =>
    index.assets.flatMap((asset) => {
      const picture = valueAt(asset.file.value, asset.path.slice(0, -1));
      const alt = valueAt(picture, ['alt']);
      const isSilent =
        typeof alt === 'string' && alt.trim() === '' && valueAt(picture, ['decorative']) !== true;
      if (!isSilent) return [];
      return {
        code: 'a11y/alt',
        severity: 'error' as const,
        file: asset.file.path,
        path: [...asset.path.slice(0, -1), 'alt'],
        value: asset.value,
        message: 'The picture has no description, so guests who cannot see it miss it.',
        help: 'say in one sentence what it shows, or write "decorative": true when it says nothing',
      };
    }),
};
