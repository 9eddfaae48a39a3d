import type { ByteView } from './byte-view.ts';

export interface ExifFacts {
  /** True where width and height are swapped when shown. */
  isTurned: boolean;
  hasLocation: boolean;
}

export const NO_EXIF: ExifFacts = { isTurned: false, hasLocation: false };

const ORIENTATION = 0x0112;
const GPS_DIRECTORY = 0x8825;
const GPS_LATITUDE = 2;
const GPS_LONGITUDE = 4;
const ENTRY_BYTES = 12;
// No camera writes more; a larger count is damage.
const MOST_ENTRIES = 1000;

/** Reads the TIFF structure at `start`: header, first directory and GPS directory. */
export function readExif(view: ByteView, start: number): ExifFacts {
  const order = view.text(start, 2);
  if (order !== 'II' && order !== 'MM') return NO_EXIF;
  const number = (at: number, bytes: number): number =>
    order === 'II' ? view.little(start + at, bytes) : view.big(start + at, bytes);
  const entry = (directory: number, wanted: number): number | undefined => {
    const count = Math.min(number(directory, 2), MOST_ENTRIES);
    for (let i = 0; i < count; i += 1) {
      const at = directory + 2 + i * ENTRY_BYTES;
      if (number(at, 2) === wanted) return at;
    }
    return undefined;
  };
  const first = number(4, 4);
  const orientation = entry(first, ORIENTATION);
  const gps = entry(first, GPS_DIRECTORY);
  const directory = gps === undefined ? undefined : number(gps + 8, 4);
  return {
    isTurned: orientation !== undefined && number(orientation + 8, 2) >= 5,
    hasLocation:
      directory !== undefined &&
      (entry(directory, GPS_LATITUDE) !== undefined || entry(directory, GPS_LONGITUDE) !== undefined),
  };
}

/** The same as XMP, which editing programs write. */
export function isLocationText(text: string): boolean {
  return /GPSL(?:atitude|ongitude)\b/.test(text);
}

export function turned(
  { isTurned, hasLocation }: ExifFacts,
  width: number,
  height: number,
): { kind: 'facts'; width: number; height: number; hasLocation: boolean } {
  const [shownWidth, shownHeight] = isTurned ? [height, width] : [width, height];
  return { kind: 'facts', width: shownWidth, height: shownHeight, hasLocation };
}
