import type { ByteView } from './byte-view.ts';
import { isLocationText, NO_EXIF, readExif, turned } from './exif.ts';
import { BROKEN, type PictureReading } from './picture-facts.ts';

const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
// C4, C8 and CC lie between the frame markers but are none.
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** Walks the segments up to the frame header, which has the size; Exif stands before it. */
export function readJpeg(view: ByteView): PictureReading {
  let exif = NO_EXIF;
  let at = 2;
  for (;;) {
    while (view.big(at, 1) === 0xff && view.big(at + 1, 1) === 0xff) at += 1;
    if (at + 9 > view.length) return { kind: 'more', bytes: at + 9 };
    const marker = view.big(at + 1, 1);
    const length = view.big(at + 2, 2);
    if (view.big(at, 1) !== 0xff || marker === START_OF_SCAN || marker === END_OF_IMAGE || length < 2)
      return BROKEN;
    if (FRAMES.has(marker)) return turned(exif, view.big(at + 7, 2), view.big(at + 5, 2));
    const end = at + 2 + length;
    if (marker === APP1) {
      if (end > view.length) return { kind: 'more', bytes: end };
      if (view.text(at + 4, 6) === 'Exif\0\0') {
        const found = readExif(view, at + 10);
        exif = { ...found, hasLocation: exif.hasLocation || found.hasLocation };
      } else if (isLocationText(view.text(at + 4, length - 2))) exif = { ...exif, hasLocation: true };
    }
    at = end;
  }
}
