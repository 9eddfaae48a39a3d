import { validFiles } from '../../engine/check.ts';
import { added, type CheckerRule } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A visible album has pictures.',
  why: 'Guests would open an empty album.',
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
        message: `${value.name} is visible but has no pictures.`,
        help: 'add pictures, or write "visible": false until there are some',
      })),
};
