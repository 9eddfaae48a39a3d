import { validFiles } from '../../engine/check.ts';
import { added, type CheckerRule } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'An album that guests may open has pictures.',
  why: 'They would open it and find nothing.',
  remedy: 'Add pictures, or write "visible": false until there are some.',
  example: added(
    'albums/garden.json',
    '{ "id": "garden", "name": "Garden", "rank": 2, "visible": true, "images": [] }\n',
  ),
  run: ({ files }) =>
    validFiles(files, 'album')
      .filter(({ value }) => value.visible && value.images.length === 0)
      .map(({ path: file, value }) => ({
        file,
        path: ['images'],
        message: `${value.name} is visible and has no pictures; guests would open it and find nothing.`,
        help: 'add pictures, or write "visible": false until there are some',
      })),
};
