import sharp from 'sharp';

/** Compresses a PNG without loss, with a palette where it has few colours. */
export async function shrinkPicture(png: Buffer): Promise<Buffer> {
  const withPalette = await sharp(png).png({ palette: true, quality: 100, dither: 0, effort: 10 }).toBuffer();
  if ((await pixelsOf(withPalette)).equals(await pixelsOf(png))) return withPalette;
  return sharp(png).png({ compressionLevel: 9 }).toBuffer();
}

function pixelsOf(png: Buffer): Promise<Buffer> {
  return sharp(png).toColourspace('srgb').ensureAlpha().raw().toBuffer();
}
