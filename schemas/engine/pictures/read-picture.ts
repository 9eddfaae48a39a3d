import { readAvif } from './avif.ts';
import { type ByteView, byteView } from './byte-view.ts';
import { readJpeg } from './jpeg.ts';
import { damageOf } from './damage.ts';
import {
  CUT_OFF,
  GARBLED,
  type NoPicture,
  type Picture,
  type PictureFacts,
  type PictureReading,
} from './picture-facts.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

const FIRST_BYTES = 4096;
// The part of a drawing that is searched for scripts.
const DRAWING_BYTES = 1024 * 1024;

const FORMATS = [
  { format: 'JPEG', starts: (view: ByteView) => view.big(0, 3) === 0xffd8ff, read: readJpeg },
  { format: 'PNG', starts: (view: ByteView) => view.text(1, 7) === 'PNG\r\n\x1a\n', read: readPng },
  {
    format: 'WebP',
    starts: (view: ByteView) => view.text(0, 4) === 'RIFF' && view.text(8, 4) === 'WEBP',
    read: readWebp,
  },
  { format: 'AVIF', starts: (view: ByteView) => /^ftypavi[fs]$/.test(view.text(4, 8)), read: readAvif },
] as const;

export interface PictureFile {
  bytes: number;
  readStart(bytes: number): Promise<Uint8Array>;
}

/** Reads as much of a file as its type needs, and the whole of a picture to find damage. */
export async function readPicture(file: PictureFile): Promise<PictureFacts> {
  let wanted = FIRST_BYTES;
  for (;;) {
    const view = byteView(await file.readStart(Math.min(wanted, file.bytes)), file.bytes);
    const known = FORMATS.find(({ starts }) => starts(view));
    if (known === undefined) return whatElse(view, file);
    const reading: PictureReading = known.read(view);
    if (reading.kind === 'facts' && reading.width > 0 && reading.height > 0)
      return whole({ ...reading, kind: 'picture', format: known.format }, file);
    if (reading.kind !== 'more' || view.length >= file.bytes)
      return damaged(known.format, reading.kind === 'more' ? CUT_OFF : GARBLED);
    wanted = Math.max(reading.bytes, wanted * 4);
  }
}

async function whole(picture: Picture, file: PictureFile): Promise<PictureFacts> {
  const damage = damageOf(picture.format, await file.readStart(file.bytes));
  return damage === undefined ? picture : damaged(picture.format, damage);
}

function damaged(format: Picture['format'], damage: string): NoPicture {
  return { kind: 'none', holds: `a damaged ${format}`, damage };
}

async function whatElse(view: ByteView, file: PictureFile): Promise<NoPicture> {
  const start = view.text(0, 512);
  if (start === '') return { kind: 'none', holds: 'nothing at all' };
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)\b/i.test(start))
    return { kind: 'none', holds: 'a web page' };
  if (/^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!doctype svg|svg)/i.test(start)) {
    const drawing = new TextDecoder().decode(await file.readStart(Math.min(DRAWING_BYTES, file.bytes)));
    return { kind: 'none', holds: 'a drawing (SVG)', isActive: isActiveDrawing(drawing) };
  }
  const other = OTHERS.find(({ pattern }) => pattern.test(start));
  return { kind: 'none', ...(other && { holds: other.holds }) };
}

function isActiveDrawing(text: string): boolean {
  return /<script\b|\son[a-z]+\s*=|javascript:|<foreignObject\b/i.test(text);
}

const OTHERS = [
  { pattern: /^GIF8/, holds: 'a GIF' },
  { pattern: /^%PDF/, holds: 'a PDF' },
  { pattern: /^.{4}ftyp(?:heic|heix|mif1)/s, holds: 'a HEIC photo, which browsers do not show' },
  { pattern: /^BM.{4}\0{4}/s, holds: 'a bitmap (BMP)' },
  { pattern: /^(?:II\*\0|MM\0\*)/, holds: 'a TIFF' },
  { pattern: /^version https:\/\/git-lfs/, holds: 'a pointer of Git LFS; fetch the picture itself' },
] as const;
