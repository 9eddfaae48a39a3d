import type { ByteView } from './byte-view.ts';
import { isLocationText, NO_EXIF, type ExifFacts, readExif, turned } from './exif.ts';
import { BROKEN, type PictureReading } from './picture-facts.ts';

const FIRST_CHUNK = 12;
const HAS_METADATA = 0x0c;

/** Reads the first chunk; metadata stands behind the pixels, so it may need the whole file. */
export function readWebp(view: ByteView): PictureReading {
  if (view.length < 30) return { kind: 'more', bytes: 30 };
  switch (view.text(FIRST_CHUNK, 4)) {
    case 'VP8 ':
      return turned(NO_EXIF, view.little(26, 2) % 0x4000, view.little(28, 2) % 0x4000);
    case 'VP8L': {
      const width = 1 + (view.little(21, 2) % 0x4000);
      const height = 1 + (Math.floor(view.little(22, 3) / 64) % 0x4000);
      return turned(NO_EXIF, width, height);
    }
    case 'VP8X': {
      const end = view.little(4, 4) + 8;
      const hasMetadata = (view.big(20, 1) & HAS_METADATA) !== 0;
      if (hasMetadata && end > view.length) return { kind: 'more', bytes: end };
      const exif = hasMetadata ? metadataOf(view) : NO_EXIF;
      return turned(exif, 1 + view.little(24, 3), 1 + view.little(27, 3));
    }
    default:
      return BROKEN;
  }
}

function metadataOf(view: ByteView): ExifFacts {
  let exif = NO_EXIF;
  for (let at = FIRST_CHUNK; at + 8 <= view.length;) {
    const name = view.text(at, 4);
    const length = view.little(at + 4, 4);
    if (name === 'EXIF') {
      // Some programs write the prefix of JPEG before the TIFF structure.
      const mark = view.text(at + 8, 6) === 'Exif\0\0' ? 6 : 0;
      exif = readExif(view, at + 8 + mark);
    }
    if (name === 'XMP ' && isLocationText(view.text(at + 8, length))) exif = { ...exif, hasLocation: true };
    at += 8 + length + (length % 2);
  }
  return exif;
}
