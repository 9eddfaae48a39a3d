import sharp from 'sharp';

const SIZE_PX = 48;
const HEADER_BYTES = 22;

/**
 * The icon as `/favicon.ico`, which mail clients and older crawlers ask for whatever the page names: one PNG picture in
 * the frame of an ICO file.
 */
export async function favicon(svg: string): Promise<Buffer> {
  // Drawn larger than it is shown, so that its edges are smooth.
  const png = await sharp(Buffer.from(svg), { density: 144 }).resize(SIZE_PX, SIZE_PX).png().toBuffer();
  const header = Buffer.alloc(HEADER_BYTES);
  // An icon, of one picture: its width and height, 1 plane, 32 bits for each pixel, its bytes and where they begin.
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
