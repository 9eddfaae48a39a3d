/** Texts that are well-formed and make no sense for a hotel. */
import { hotel, seo, type SenseMistake } from './sense-files.ts';

export const SENSE_OF_TEXTS: readonly SenseMistake[] = [
  // Texts
  {
    mistake: 'HTML in a text',
    files: hotel({ tagline: '<b>One house</b>' }),
    code: 'sense/markup',
    place: 'hotel.json/tagline',
  },
  {
    mistake: 'a code of HTML in a text',
    files: hotel({ tagline: 'Rooms &amp; garden' }),
    code: 'sense/markup',
    place: 'hotel.json/tagline',
  },
  {
    mistake: 'letters lost in copying',
    files: hotel({ tagline: 'SÃ£o JoÃ£o' }),
    code: 'sense/mojibake',
    place: 'hotel.json/tagline',
  },
  {
    mistake: 'an apostrophe lost in copying',
    files: hotel({ tagline: 'The houseâ€™s own garden' }),
    code: 'sense/mojibake',
    place: 'hotel.json/tagline',
  },
  {
    mistake: 'filler: Insert text here',
    files: hotel({ tagline: 'Insert text here' }),
    code: 'text/placeholder',
    place: 'hotel.json/tagline',
  },
  {
    mistake: 'filler: TODO in a sentence',
    files: hotel({ tagline: 'TODO: ask Asha for a line' }),
    code: 'text/placeholder',
    place: 'hotel.json/tagline',
  },
  {
    mistake: 'filler: xxx',
    files: hotel({ tagline: 'XXXX' }),
    code: 'text/placeholder',
    place: 'hotel.json/tagline',
  },
  {
    mistake: 'one description on all pages',
    files: {
      'seo.json': {
        ...seo,
        entries: seo.entries.map((entry) => ({ ...entry, description: seo.entries[0]?.description ?? '' })),
      },
    },
    code: 'sense/same-description',
    place: 'seo.json/entries/1/description',
  },
];
