import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Manifest } from '#schemas/types';
import { loadConfig } from '#server/config';
import { openReleaseStore } from '#server/publishing';
import { createWorkplace } from '../test-command.ts';

const { path, read, run, write } = createWorkplace('e2e/awkward-hotel');

const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/jost/files/jost-latin-400-normal.woff2'),
);

test('a hotel publishes its own logos, icon and font', async () => {
  let files: Manifest['files'] = [];
  const stored = (wanted: string): string =>
    join('.data/cache/objects', files.find((file) => file.path === wanted)?.sha256 ?? wanted);
  const bar = (colour: string): Promise<Buffer> =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"><rect y="60" width="480" height="40" fill="${colour}"/></svg>`,
      ),
    )
      .png()
      .toBuffer();
  const pixelAt = async (file: string, x: number, y: number): Promise<number[]> => {
    const { data, info } = await sharp(path(stored(file)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (y * info.width + x) * 4;
    return [...data.subarray(at, at + 4)];
  };

  write('content/images/logo.png', await bar('#000000'));
  write('content/images/logo-light.png', await bar('#ffffff'));
  write(
    'content/images/icon.png',
    await sharp(await bar('#ff0000'))
      .resize(300, 100)
      .toBuffer(),
  );
  for (const weight of ['400', '500', '700']) write(`content/fonts/canela-deck-${weight}.woff2`, font);
  write('content/fonts/licence.txt', 'Bought from the foundry for this website.');
  const hotel = JSON.parse(read('content/hotel.json')) as object;
  const logo = { file: 'images/logo.png', alt: 'The Kesar' };
  const logoOnDark = { file: 'images/logo-light.png', alt: 'The Kesar' };
  const header = { logo, logoOnDark, showName: false };
  write('content/hotel.json', { ...hotel, header, icon: 'images/icon.png' });
  const theme = JSON.parse(read('content/theme.json')) as object;
  write('content/theme.json', {
    ...theme,
    neutralColor: '#fbf7f0',
    secondaryColor: '#12302f',
    fontFamily: 'Jost',
    headingFontFamily: 'Canela Deck',
    fontSource: 'self',
  });
  const { stdout } = run('publish', 'content');
  const release = /Published (r-[0-9a-f]{12})/.exec(stdout)?.[1] ?? '';
  expect(stdout).toMatch(/theme\.json: guests see these colours differently[^]*borders of fields: /);
  const store = await openReleaseStore(loadConfig({ DATA_DIR: path('.data'), NODE_ENV: 'test' }));
  files = (await store.manifest(release))?.files ?? [];
  await store.close();

  const logoIn = (part: string): string => {
    const page = read(stored('/index.html'));
    return new RegExp(`<${part}[^]*?<img[^>]* src="([^"]+)"`).exec(page)?.[1] ?? '';
  };

  // It keeps the transparency of its logo.
  {
    const shown = logoIn('header class');
    expect((await pixelAt(shown, 0, 0))[3]).toBe(0);
    expect((await pixelAt(shown, 479, 159))[3]).toBe(0);
    expect(await pixelAt(shown, 240, 80)).toEqual([0, 0, 0, 255]);
  }

  // It has its light logo on the dark footer.
  {
    expect(await pixelAt(logoIn('footer'), 240, 80)).toEqual([255, 255, 255, 255]);
  }

  // It has its own icon, as a square, for tabs, phones and old clients.
  {
    const page = read(stored('/index.html'));
    const tab = /<link rel="icon" href="([^"]+)" type="image\/png">/.exec(page)?.[1] ?? '';
    const phone = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(await sharp(path(stored(tab))).metadata()).toMatchObject({ width: 192, height: 192 });
    expect((await pixelAt(tab, 0, 0))[3]).toBe(0);
    expect(await sharp(path(stored(phone))).metadata()).toMatchObject({ width: 180, height: 180 });
    expect(await pixelAt(phone, 0, 0)).toEqual([0xfb, 0xf7, 0xf0, 255]);
    expect(files.map((file) => file.path)).toContain('/favicon.ico');
    expect(files.map((file) => file.path)).not.toContain('/icon.svg');
  }

  // It serves its own font for headings, preloads it, and asks no other host.
  {
    const sheet = files.find((file) => /^\/assets\/site\..*\.css$/.test(file.path))?.path ?? '';
    const css = read(stored(sheet));
    const [address = ''] = /\/fonts\/canela-deck-400\.[0-9a-f]{12}\.woff2/.exec(css) ?? [];
    expect(css).toContain('@font-face{font-family:"Canela Deck";font-style:normal;font-weight:700;');
    expect(css).toMatch(/--vr-heading-font-family:"Canela Deck", /);
    expect(readFileSync(path(stored(address))).equals(font)).toBe(true);
    const page = read(stored('/index.html'));
    expect(page).toContain(`as="font" type="font/woff2" href="${address}"`);
    expect(page + css).not.toContain('fonts.googleapis.com');
  }
});
