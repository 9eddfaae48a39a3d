interface PictureOptions {
  width?: number;
  height?: number;
  /** Exif orientation: 6 is rotated by 90 degrees. */
  orientation?: number;
  hasLocation?: boolean;
}

/** A JPEG with all segments that the reader examines, and no pixels. */
export function jpeg({
  width = 1600,
  height = 900,
  orientation,
  hasLocation,
}: PictureOptions = {}): Uint8Array {
  const exif =
    orientation === undefined && hasLocation !== true ? [] : exifSegment(orientation ?? 1, hasLocation);
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, [...ascii('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0]),
    ...exif,
    ...segment(
      0xdb,
      Array.from({ length: 65 }, () => 1),
    ),
    ...segment(0xc2, [8, ...big(height, 2), ...big(width, 2), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]),
    ...segment(0xda, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0]),
    0xff,
    0xd9,
  ]);
}

/** A PNG without pixels, with metadata before them. */
export function png({ width = 1600, height = 900, hasLocation }: PictureOptions = {}): Uint8Array {
  return Uint8Array.from([
    0x89,
    ...ascii('PNG\r\n\x1a\n'),
    ...chunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 6, 0, 0, 0]),
    ...(hasLocation === true ? chunk('eXIf', tiff(1, true)) : []),
    ...chunk('IDAT', []),
    ...chunk('IEND', []),
  ]);
}

/** An extended WebP without pixels, with metadata at its end. */
export function webp({ width = 1600, height = 900, hasLocation }: PictureOptions = {}): Uint8Array {
  const chunks = [
    ...ascii('VP8X'),
    ...little(10, 4),
    hasLocation === true ? 8 : 0,
    0,
    0,
    0,
    ...little(width - 1, 3),
    ...little(height - 1, 3),
    ...ascii('VP8 '),
    ...little(4, 4),
    0,
    0,
    0,
    0,
    ...(hasLocation === true ? [...ascii('EXIF'), ...little(tiff(1, true).length, 4), ...tiff(1, true)] : []),
  ];
  return Uint8Array.from([...ascii('RIFF'), ...little(chunks.length + 4, 4), ...ascii('WEBP'), ...chunks]);
}

export function avif({ width = 1600, height = 900, hasLocation }: PictureOptions = {}): Uint8Array {
  const ispe = box('ispe', [0, 0, 0, 0, ...big(width, 4), ...big(height, 4)]);
  const item = hasLocation === true ? box('infe', [2, 0, 0, 0, 0, 2, 0, 0, ...ascii('Exif'), 0]) : [];
  const meta = box('meta', [0, 0, 0, 0, ...item, ...box('iprp', box('ipco', ispe))]);
  const data = hasLocation === true ? [0, 0, 0, 0, ...tiff(1, true)] : [];
  return Uint8Array.from([...box('ftyp', [...ascii('avif'), 0, 0, 0, 0]), ...meta, ...box('mdat', data)]);
}

function exifSegment(orientation: number, hasLocation = false): number[] {
  return segment(0xe1, [...ascii('Exif\0\0'), ...tiff(orientation, hasLocation)]);
}

/** The Exif structure: orientation, and a GPS directory with a latitude. */
function tiff(orientation: number, hasLocation: boolean): number[] {
  const entry = (tag: number, value: number): number[] => [
    ...big(tag, 2),
    0,
    4,
    ...big(1, 4),
    ...value4(value),
  ];
  const value4 = (value: number): number[] => big(value, 4);
  const first = [[...big(0x0112, 2), 0, 3, ...big(1, 4), ...big(orientation, 2), 0, 0]];
  if (hasLocation) first.push(entry(0x8825, 8 + 2 + 24 + 4));
  const directory = (entries: number[][]): number[] => [
    ...big(entries.length, 2),
    ...entries.flat(),
    0,
    0,
    0,
    0,
  ];
  return [
    ...ascii('MM\0*'),
    ...big(8, 4),
    ...directory(first),
    ...(hasLocation ? directory([entry(2, 0)]) : []),
  ];
}

function segment(marker: number, body: number[]): number[] {
  return [0xff, marker, ...big(body.length + 2, 2), ...body];
}

function chunk(name: string, body: number[]): number[] {
  return [...big(body.length, 4), ...ascii(name), ...body, 0, 0, 0, 0];
}

function box(name: string, body: number[]): number[] {
  return [...big(body.length + 8, 4), ...ascii(name), ...body];
}

function big(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);
}

function little(value: number, bytes: number): number[] {
  return big(value, bytes).reverse();
}

function ascii(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}
