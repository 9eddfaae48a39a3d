/** The baseline of publishing: every picture in four widths and two formats, with the same library and settings. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = process.argv[2] ?? 'content/images';
const pictures = readdirSync(folder).filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name));
await Promise.all(
  pictures.map(async (name) => {
    const source = readFileSync(join(folder, name));
    for (const width of [160, 480, 960, 1440]) {
      const resized = () => sharp(source).rotate().resize({ width, withoutEnlargement: true });
      const jpeg = { quality: 78, mozjpeg: true, optimiseScans: false };
      await resized().flatten({ background: '#ffffff' }).jpeg(jpeg).toBuffer();
      await resized().webp({ quality: 76, effort: 2 }).toBuffer();
    }
  }),
);
