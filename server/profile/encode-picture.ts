import { DomainError } from '#domain/refusal';
import { createWorkQueue } from '../platform/work-queue.ts';

/** TRUST T19. */
const MOST_PIXELS = 40_000_000;
const SIDE = 512;
const QUALITY = 82;
const TIMEOUT_SECONDS = 10;
/** Decoding a picture of this size takes about 30 MB; a waiting one up to 5 MB. */
const inTurn = createWorkQueue({ atOnce: 2, waiting: 20 });

/** The first bytes of each accepted format. The file name and media type are ignored. */
const MAGIC = {
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes: Buffer) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  heif: (bytes: Buffer) => bytes.toString('latin1', 4, 12) === 'ftypavif',
} as const;

/**
 * Decodes the picture and encodes its pixels again, so that metadata and hidden content are lost. Refuses
 * with PICTURE_UNREADABLE, and with UNAVAILABLE when too many pictures wait.
 */
export async function encodePicture(bytes: Buffer): Promise<Buffer> {
  const kinds = Object.entries(MAGIC).filter(([, isKind]) => isKind(bytes));
  const [kind] = kinds.map(([name]) => name);
  if (kind === undefined) throw new DomainError('PICTURE_UNREADABLE');
  return inTurn(() => decodeAndEncode(bytes, kind));
}

async function decodeAndEncode(bytes: Buffer, kind: string): Promise<Buffer> {
  // Loaded with the first picture, because most servers see few.
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
    throw error instanceof DomainError ? error : new DomainError('PICTURE_UNREADABLE');
  }
}
