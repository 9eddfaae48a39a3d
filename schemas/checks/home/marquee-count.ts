import { FEWEST_MOVING, FEWEST_PICTURES, MARQUEE_PICTURES } from '#domain/marquee';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { marqueeDiagnostics } from '../parts/marquee-album.ts';

/** The aim is a business constant of SPEC. */
export const rule: CheckerRule = {
  severity: 'warning',
  title: 'The moving row of the home page has twelve pictures.',
  why: 'Fewer than twelve soon come round again, fewer than six do not move, and more are left out.',
  remedy: 'Add or remove pictures of the album.',
  example: replaced(
    'albums/moments.json',
    '"alt": "The lake at 17 o’clock.",\n      "rank": 12\n    }',
    '"alt": "The lake at 17 o’clock.",\n      "rank": 12\n    },\n    { "file": "images/lake.jpg", "alt": "The lake at 18 o’clock.", "rank": 13 }',
  ),
  run: ({ files }) =>
    marqueeDiagnostics(files, (given, album) =>
      given < FEWEST_PICTURES || given === MARQUEE_PICTURES
        ? undefined
        : {
            message: `${MARQUEE_PICTURES} pictures are meant to move here, and ${given} are given: ${shownInstead(given)}.`,
            help:
              given < MARQUEE_PICTURES
                ? `add ${MARQUEE_PICTURES - given} in ${album}, or leave it so`
                : `remove ${given - MARQUEE_PICTURES} in ${album}, or give the best the lowest ranks`,
          },
    ),
};

function shownInstead(given: number): string {
  if (given > MARQUEE_PICTURES) return `the first ${MARQUEE_PICTURES} are shown`;
  if (given < FEWEST_MOVING) return `the ${given} stand side by side and do not move`;
  return `the ${given} move, and come round again sooner`;
}
