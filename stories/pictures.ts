import type { ImageSource } from '#design-system/image';

/** A picture of the demo hotel, in the one size that it has before publishing. */
export function picture(file: string, alt: string): ImageSource {
  const url = `/images/${file}.jpg`;
  return { alt, width: 1440, height: 960, urls: { thumb: url, small: url, medium: url, large: url } };
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
