import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Hotel, Theme } from '#schemas/types';
import { favicon } from './favicon.ts';
import { sha256, type SiteFile } from './objects.ts';
import { siteFile } from './site-file.ts';

/** A link of the document's head. */
export interface IconLink {
  rel: 'icon' | 'apple-touch-icon';
  href: string;
  type: string;
}

interface Icons {
  files: SiteFile[];
  links: IconLink[];
}

const TAB_PX = 192;
const HOME_SCREEN_PX = 180;

/** The icons of the site: the hotel's own picture, or the first letter of its name. */
export async function makeIcons(hotel: Hotel, theme: Theme, contentRoot: string): Promise<Icons> {
  if (hotel.icon !== undefined) return ownIcons(await readFile(join(contentRoot, hotel.icon)), theme);
  const sign = letterIcon(hotel.businessName, theme);
  return {
    files: [siteFile('/icon.svg', sign), siteFile('/favicon.ico', await favicon(sign))],
    links: [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
  };
}

async function ownIcons(source: Buffer, { neutralColor }: Theme): Promise<Icons> {
  const square = (size: number, background: string) =>
    sharp(source).rotate().resize(size, size, { fit: 'contain', background });
  const tab = await square(TAB_PX, '#00000000').png().toBuffer();
  // Phones fill what is transparent with black.
  const homeScreen = await square(HOME_SCREEN_PX, neutralColor)
    .flatten({ background: neutralColor })
    .png()
    .toBuffer();
  const tabFile = hashedFile('icon', tab);
  const homeScreenFile = hashedFile('home-screen-icon', homeScreen);
  return {
    files: [tabFile, homeScreenFile, siteFile('/favicon.ico', await favicon(source))],
    links: [
      { rel: 'icon', href: tabFile.path, type: 'image/png' },
      { rel: 'apple-touch-icon', href: homeScreenFile.path, type: 'image/png' },
    ],
  };
}

function hashedFile(name: string, bytes: Buffer): SiteFile {
  return siteFile(`/${name}.${sha256(bytes).slice(0, 12)}.png`, bytes);
}

function letterIcon(businessName: string, { primaryColor, baseWhite }: Theme): string {
  const initial = businessName.replace(/^the\s+/i, '').match(/\p{L}/u)?.[0] ?? 'V';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<circle cx="32" cy="32" r="32" fill="${primaryColor}"/>`,
    `<text x="32" y="44" font-family="Georgia, serif" font-size="36" text-anchor="middle" fill="${baseWhite ?? '#ffffff'}">${initial.toUpperCase()}</text>`,
    '</svg>\n',
  ].join('');
}
