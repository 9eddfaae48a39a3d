import { type ByteView, byteView } from './byte-view.ts';
import { CUT_OFF, GARBLED, type Picture } from './picture-facts.ts';

/** Why a picture is damaged, as far as its structure shows without decoding. */
export function damageOf(format: Picture['format'], bytes: Uint8Array): string | undefined {
  const view = byteView(bytes, bytes.length);
  switch (format) {
    case 'JPEG':
      return damageOfJpeg(view, bytes);
    case 'PNG':
      return damageOfPng(view);
    case 'WebP':
      return damageOfWebp(view);
    case 'AVIF':
      return damageOfAvif(view);
    default:
      return format satisfies never;
  }
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Markers of segments with a length. */
const isSegment = (marker: number): boolean =>
  marker >= 0xc0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd9);

/** Walks the segments and the scans up to the end of the image. */
function damageOfJpeg(view: ByteView, bytes: Uint8Array): string | undefined {
  let hasPixels = false;
  let at = 2;
  for (;;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === undefined) return CUT_OFF;
    if (bytes[at] === 0xff && marker === END_OF_IMAGE) return hasPixels ? undefined : GARBLED;
    const length = view.big(at + 2, 2);
    if (bytes[at] !== 0xff || !isSegment(marker) || length < 2) return GARBLED;
    at += 2 + length;
    if (marker !== START_OF_SCAN) continue;
    hasPixels = true;
    at = endOfScan(bytes, at);
  }
}

/** The next marker that is not part of the scan, or the end of the file. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1];
    const isPixels = next === 0 || (next !== undefined && next >= 0xd0 && next <= 0xd7);
    if (!isPixels && next !== 0xff) return at;
    at += isPixels ? 2 : 1;
  }
  return bytes.length;
}

function damageOfPng(view: ByteView): string | undefined {
  let hasPixels = false;
  for (let at = 8; at + 12 <= view.length;) {
    const name = view.text(at + 4, 4);
    if (!/^[A-Za-z]{4}$/.test(name)) return GARBLED;
    at += 12 + view.big(at, 4);
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND' && at <= view.length) return hasPixels ? undefined : GARBLED;
  }
  return CUT_OFF;
}

function damageOfWebp(view: ByteView): string | undefined {
  const end = view.little(4, 4) + 8;
  if (end > view.length) return CUT_OFF;
  let hasPixels = false;
  for (let at = 12; at + 8 <= end;) {
    const name = view.text(at, 4);
    if (!/^[\x20-\x7e]{4}$/.test(name)) return GARBLED;
    const length = view.little(at + 4, 4);
    at += 8 + length;
    if (at > end) return GARBLED;
    at += length % 2;
    if (['VP8 ', 'VP8L', 'ANMF'].includes(name)) hasPixels = true;
  }
  return hasPixels ? undefined : GARBLED;
}

function damageOfAvif(view: ByteView): string | undefined {
  let hasPixels = false;
  for (let at = 0; at < view.length;) {
    const name = view.text(at + 4, 4);
    if (at + 8 > view.length) return CUT_OFF;
    if (!/^[\x20-\x7e]{4}$/.test(name)) return GARBLED;
    if (name === 'mdat') hasPixels = true;
    const short = view.big(at, 4);
    // 0 means up to the end of the file, 1 a 64-bit length.
    const length = short === 1 ? view.big(at + 8, 4) * 2 ** 32 + view.big(at + 12, 4) : short;
    if (short === 0) return hasPixels ? undefined : GARBLED;
    if (length < 8) return GARBLED;
    at += length;
    if (at > view.length) return CUT_OFF;
  }
  return hasPixels ? undefined : CUT_OFF;
}
