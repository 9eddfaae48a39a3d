import type { ByteView } from './byte-view.ts';
import { type ExifFacts, isLocationText, NO_EXIF, readExif, turned } from './exif.ts';
import { BROKEN, type PictureReading } from './picture-facts.ts';

/** Reads the item properties of an AVIF: size, rotation and metadata. */
export function readAvif(view: ByteView): PictureReading {
  const meta = view.big(0, 4);
  if (meta + 8 > view.length) return { kind: 'more', bytes: meta + 8 };
  if (view.text(meta + 4, 4) !== 'meta') return BROKEN;
  const end = meta + view.big(meta, 4);
  if (end > view.length) return { kind: 'more', bytes: end };
  const size = largestItem(view, meta, end);
  if (size === undefined) return BROKEN;
  const written = ['Exif', 'mime'].some((item) => isWithin(view.find(item, meta), end));
  if (written && view.length < view.fileBytes) return { kind: 'more', bytes: view.fileBytes };
  const turn = view.find('irot', meta);
  const isTurned = isWithin(turn, end) && view.big(turn + 4, 1) % 2 === 1;
  const { hasLocation } = written ? metadataOf(view, end) : NO_EXIF;
  return turned({ isTurned, hasLocation }, size.width, size.height);
}

/** The picture itself; smaller items are thumbnails and layers. */
function largestItem(
  view: ByteView,
  from: number,
  end: number,
): { width: number; height: number } | undefined {
  let largest: { width: number; height: number } | undefined;
  for (let at = view.find('ispe', from); isWithin(at, end); at = view.find('ispe', at + 4)) {
    const found = { width: view.big(at + 8, 4), height: view.big(at + 12, 4) };
    if (largest === undefined || found.width * found.height > largest.width * largest.height) largest = found;
  }
  return largest;
}

function metadataOf(view: ByteView, from: number): ExifFacts {
  const starts = [view.find('II*\0', from), view.find('MM\0*', from)].filter((at) => at >= 0);
  const hasLocation =
    starts.some((at) => readExif(view, at).hasLocation) ||
    isLocationText(view.text(from, view.length - from));
  return { isTurned: false, hasLocation };
}

function isWithin(at: number, end: number): boolean {
  return at >= 0 && at < end;
}
