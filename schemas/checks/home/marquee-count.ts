import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

const NEEDED = 12;

/** The count is a business constant of SPEC. */
export const rule: CheckerRule = {
  severity: 'error',
  title: 'The moving row of the home page has twelve pictures.',
  why: 'With fewer pictures the row shows a gap as it moves.',
  remedy: 'Add or remove pictures of the album.',
  example: replaced(
    'albums/moments.json',
    '"alt": "The lake at 17 o’clock.",\n      "rank": 12\n    }',
    '"alt": "The lake at 17 o’clock.",\n      "rank": 12\n    },\n    { "file": "images/lake.jpg", "alt": "The lake at 18 o’clock.", "rank": 13 }',
  ),
  run: ({ files }) =>
    validFiles(files, 'page-home').flatMap(({ path, value }) =>
      validFiles(files, 'album')
        .filter((album) => album.value.id === value.marqueeAlbumId && album.value.images.length !== NEEDED)
        .map((album) => {
          const given = album.value.images.length;
          const words = given < NEEDED ? `add ${NEEDED - given}` : `remove ${given - NEEDED}`;
          return {
            file: path,
            path: ['marqueeAlbumId'],
            value: value.marqueeAlbumId,
            message: `The marquee shows ${NEEDED} pictures: ${NEEDED} needed, ${given} given.`,
            expected: `${NEEDED} pictures`,
            help: `${words} in ${album.path}`,
            related: [
              { file: album.path, path: ['images'], span: 'key' as const, message: `${given} pictures` },
            ],
          };
        }),
    ),
};
