import { FEWEST_PICTURES, MARQUEE_PICTURES } from '#domain/marquee';
import { added, type CheckerRule, replaced } from '../../engine/rule.ts';
import { marqueeDiagnostics } from '../parts/marquee-album.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'The row of pictures on the home page has at least three.',
  why: 'One or two pictures are no row: the home page would have a gap.',
  remedy: 'Add pictures to the album: three are enough, twelve move.',
  example: [
    added(
      'albums/lobby.json',
      '{ "id": "lobby", "name": "Lobby", "rank": 2, "visible": true, "images": [{ "file": "images/lake.jpg", "alt": "The lobby at dusk.", "rank": 1 }] }',
    ),
    replaced('pages/home.json', '"marqueeAlbumId": "moments"', '"marqueeAlbumId": "lobby"'),
  ],
  run: ({ files }) =>
    marqueeDiagnostics(files, (given, album) =>
      given >= FEWEST_PICTURES
        ? undefined
        : {
            message: `The row of pictures needs at least ${FEWEST_PICTURES}, and ${given === 0 ? 'none is' : given === 1 ? '1 is' : `${given} are`} given.`,
            help: `add ${FEWEST_PICTURES - given} in ${album}; with ${MARQUEE_PICTURES} the row moves`,
          },
    ),
};
