import { type Check, validFiles } from '../../engine/check.ts';

/** An album that guests may open has something in it. */
export const albumEmpty: Check = {
  code: 'album/empty',
  run: ({ files }) =>
    validFiles(files, 'album')
      .filter(({ value }) => value.visible && value.images.length === 0)
      .map(({ path: file, value }) => ({
        code: 'album/empty',
        severity: 'warning' as const,
        file,
        path: ['images'],
        message: `${value.name} is visible and has no pictures; guests would open it and find nothing.`,
        help: 'add pictures, or write "visible": false until there are some',
      })),
};
