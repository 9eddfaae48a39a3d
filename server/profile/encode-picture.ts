import { DomainError } from '#domain/refusal';
import { createWorkQueue } from '../platform/work-queue.ts';

/** TRUST T19. */
const MOST_PIXELS = 40_000_000;
const SIDE = 512;
const QUALITY = 82;
const TIMEOUT_SECONDS = 10;
/** A picture of that size takes some thirty megabytes while it is decoded, and up to five while it waits. */
const inTurn = createWorkQueue({ atOnce: 2, waiting: 20 });

/** How a file of each accepted kind begins; what it is called or said to be counts for nothing. */
const MAGIC = {
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes: Buffer) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  heif: (bytes: Buffer) => bytes.toString('latin1', 4, 12) === 'ftypavif',
} as const;

/**
 * Draws the picture anew: what comes out holds pixels and nothing of the file that came in, neither its metadata nor
 * whatever else was hidden in it. Refuses with PICTURE_UNREADABLE, and with UNAVAILABLE when too many wait already.
 */
export async function encodePicture(bytes: Buffer): Promise<Buffer> {
  const kinds = Object.entries(MAGIC).filter(([, isKind]) => isKind(bytes));
  const [kind] = kinds.map(([name]) => name);
  if (kind === undefined) throw new DomainError('PICTURE_UNREADABLE');
  return inTurn(() => decodeAndEncode(bytes, kind));
}

async function decodeAndEncode(bytes: Buffer, kind: string): Promise<Buffer> {
  // Loaded when the first picture comes: most servers see few of them.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (format !== kind) throw new DomainError('PICTURE_UNREADABLE');
    return await picture
      .timeout({ seconds: TIMEOUT_SECONDS })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    // Whatever the decoder says about a stranger's bytes, it is the bytes that are at fault.
    throw error instanceof DomainError ? error : new DomainError('PICTURE_UNREADABLE');
  }
}
