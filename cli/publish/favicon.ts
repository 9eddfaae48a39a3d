import sharp from 'sharp';

const SIZE_PX = 48;
const HEADER_BYTES = 22;

/** Renders the icon as `/favicon.ico`, which mail clients and old crawlers request: an ICO file with one PNG. */
export async function favicon(picture: string | Buffer): Promise<Buffer> {
  // A drawing is rendered at a higher density for smooth edges.
  const png = await sharp(Buffer.from(picture), { density: 144 })
    .resize(SIZE_PX, SIZE_PX, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
  const header = Buffer.alloc(HEADER_BYTES);
  // ICO header of one image: type, count, width, height, 1 plane, 32 bits, byte length and offset.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(SIZE_PX, 6);
  header.writeUInt8(SIZE_PX, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
