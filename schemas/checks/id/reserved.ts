import { SITE_NAMES } from '#domain/site-names';
import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, copied, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A location does not have the name of another page.',
  why: 'The page of a location is at its id, and one of the two pages could not be opened.',
  remedy: 'Choose another id for the location, such as its town, and change the references to it.',
  example: [
    copied('locations/udaipur.json', 'locations/gallery.json'),
    replaced('locations/gallery.json', '"id": "udaipur"', '"id": "gallery"'),
    replaced('locations/gallery.json', '"enabled": true', '"enabled": false'),
  ],
  run: ({ files }) =>
    validFiles(files, 'location').flatMap(({ path, value: { id } }) =>
      SITE_NAMES.has(id)
        ? {
            file: path,
            path: ['id'],
            value: id,
            message: `The page of this location would be at /${id}, which is an address of the site.`,
            help: 'choose another id, such as the town, and change the references to it',
          }
        : [],
    ),
};
