import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createWorkplace } from '../test-command.ts';

const { path, read, run, write } = createWorkplace('e2e/awkward-hotel');

test('a logo that was cut out keeps its transparency on the page', async () => {
  const bar =
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"><rect y="60" width="480" height="40"/></svg>';
  write('content/images/logo.png', await sharp(Buffer.from(bar)).png().toBuffer());
  const hotel = JSON.parse(read('content/hotel.json')) as object;
  const header = { logo: { file: 'images/logo.png', alt: 'The Kesar' } };
  write('content/hotel.json', { ...hotel, header });
  const { stdout } = run('publish', 'content');
  const release = /Published (r-[0-9a-f]{12})/.exec(stdout)?.[1] ?? '';
  const { files } = JSON.parse(read(`.data/releases/${release}/manifest.json`)) as {
    files: { path: string; sha256: string }[];
  };
  const stored = (wanted: string): string =>
    join('.data/releases/objects', files.find((file) => file.path === wanted)?.sha256 ?? wanted);
  const page = read(stored('/index.html'));
  const shown = /<header[^]*?<img[^>]* src="([^"]+)"/.exec(page)?.[1] ?? '';
  const { data, info } = await sharp(path(stored(shown)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number): number | undefined =>
    data[(y * info.width + x) * info.channels + 3];
  expect(info).toMatchObject({ width: 480, height: 160, channels: 4 });
  expect([alphaAt(0, 0), alphaAt(479, 159), alphaAt(240, 80)]).toEqual([0, 0, 255]);
});
