/** The baseline of publishing: every picture in four widths and three formats, with the same library and settings. */
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
      await resized()
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 75, quantisationTable: 3 })
        .toBuffer();
      await resized().webp({ quality: 76, effort: 2 }).toBuffer();
      await resized().avif({ quality: 54, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
    }
  }),
);
