import type { ByteView } from './byte-view.ts';
import { isLocationText, NO_EXIF, readExif, turned } from './exif.ts';
import { BROKEN, type PictureReading } from './picture-facts.ts';

const SIGNATURE_BYTES = 8;

/** Reads the header, and the metadata chunks before the pixels. */
export function readPng(view: ByteView): PictureReading {
  if (view.length < 33) return { kind: 'more', bytes: 33 };
  if (view.text(12, 4) !== 'IHDR') return BROKEN;
  let exif = NO_EXIF;
  let at = SIGNATURE_BYTES;
  for (;;) {
    if (at + 8 > view.length) return { kind: 'more', bytes: at + 8 };
    const length = view.big(at, 4);
    const name = view.text(at + 4, 4);
    if (name === 'IDAT' || name === 'IEND') return turned(exif, view.big(16, 4), view.big(20, 4));
    const end = at + 12 + length;
    if (name === 'eXIf' || name === 'iTXt') {
      if (end > view.length) return { kind: 'more', bytes: end };
      if (name === 'eXIf') exif = readExif(view, at + 8);
      else if (isLocationText(view.text(at + 8, length))) exif = { ...exif, hasLocation: true };
    }
    at = end;
  }
}
