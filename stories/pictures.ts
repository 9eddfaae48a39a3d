import type { ImageSource } from '#design-system/image';

interface Picture extends ImageSource {
  id: string;
}

/** A picture of the demo hotel, in its only size before publishing. */
export function picture(file: string, alt: string): Picture {
  const url = `/images/${file}.jpg`;
  const urls = { thumb: url, small: url, medium: url, large: url };
  return { id: file, alt, width: 1800, height: 1200, urls };
}

export const pictures = {
  palace: picture(
    'hero-udaipur-lake-palace',
    'Sandstone palace with lit windows reflected in the lake at dusk.',
  ),
  villa: picture(
    'hero-kochi-backwater-villa',
    'Wooden villa with a lit veranda beside still backwater at dusk.',
  ),
  chalet: picture('hero-manali-chalet', 'Timber chalet with glowing windows below snow peaks at dusk.'),
  lakeSuite: picture('room-lake-suite', 'Suite with three cusped arches opening to the lake.'),
  deluxe: picture('room-deluxe-double', 'Deluxe room with a double bed and sunlight through sheer curtains.'),
  family: picture('room-family', 'Family room with a double and a single bed under an arched opening.'),
  bath: picture('bathroom', 'Freestanding tub below an arched window.'),
  brightest: picture('room-twin', 'Twin room with two single beds and a wide window to the garden.'),
} as const;

/** As many as on the home page. */
export const twelvePictures: readonly Picture[] = [
  pictures.palace,
  picture('breakfast-table', 'Breakfast table in morning sun with croissants, tea and a brass teapot.'),
  picture('attraction-backwater-houseboat', 'Thatched houseboat on calm backwater.'),
  picture('room-pine-cabin', 'Log-walled room with a double bed and a window to the pines.'),
  picture('lobby-courtyard', 'Courtyard with sandstone arcades and a fountain full of marigolds.'),
  picture('yoga-deck-morning', 'Wooden yoga deck under a pergola at sunrise.'),
  picture('attraction-lamp-bazaar', 'Bazaar street at dusk with strings of lamps.'),
  pictures.chalet,
  picture('pool', 'Swimming pool with loungers and parasols in front of a domed arcade.'),
  picture('detail-brass-lamp', 'Lit brass oil lamp ringed by marigolds.'),
  pictures.villa,
  picture('attraction-pine-valley', 'Stream through a meadow, with pines below snow peaks.'),
];

/** The Lake suite, sixteen pixels wide: a placeholder. */
export const TINY_LAKE_SUITE =
  'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAsABUB8JbACdAEF8jZyAAD9O4Jrc7YuCRe9ZNiwQV78jZyKRqCu0fJdWTxgOlBmC9y0SQGAQl/fVvTsAAAA';
