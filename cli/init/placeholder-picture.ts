import { isIcon } from '#schemas/engine/example-hotel';
import sharp from 'sharp';

const SIZES = { photo: [1600, 900], logo: [480, 160], icon: [512, 512] } as const;
const COLOURS = ['#0f4a4c', '#2b1d14', '#c8622d', '#5b4c40', '#8a5a44', '#3d5a6c'] as const;

/** A placeholder that is visibly meant to be replaced: hills under a sky, or a bar for a logo. */
export async function placeholderPicture(path: string, position: number): Promise<Uint8Array> {
  const [width, height] = SIZES[slotOf(path)];
  const colour = COLOURS[position % COLOURS.length] ?? COLOURS[0];
  const picture = sharp(Buffer.from(drawing(width, height, colour)));
  const format = /\.(png|webp|avif)$/.exec(path)?.[1] ?? 'jpeg';
  switch (format) {
    case 'png':
      return picture.png().toBuffer();
    case 'webp':
      return picture.webp().toBuffer();
    case 'avif':
      return picture.avif().toBuffer();
    default:
      return picture.jpeg({ quality: 70 }).toBuffer();
  }
}

function slotOf(path: string): keyof typeof SIZES {
  if (isIcon(path)) return 'icon';
  return path.includes('logo') ? 'logo' : 'photo';
}

function drawing(width: number, height: number, colour: string): string {
  const horizon = Math.round(height * 0.6);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#f1e9dc"/>
<circle cx="${width * 0.72}" cy="${height * 0.32}" r="${height * 0.11}" fill="#d8cbb8"/>
<path d="M0 ${horizon} Q${width * 0.25} ${height * 0.3} ${width * 0.5} ${horizon} T${width} ${horizon} V${height} H0 Z" fill="${colour}"/>
</svg>`;
}
