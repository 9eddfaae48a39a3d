/** The first stylesheet of every page: the compiled theme and its fonts. The build's stylesheet reads its variables. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type FontFace, fontFaceCss, fontFaces, themeCss, type ThemeVars } from '#design-system/theme';
import type { Theme } from '#schemas/types';
import { sha256, type SiteFile } from './objects.ts';

/** The weights of text and headings; without them the first screen would move when the fonts arrive. */
const FIRST_WEIGHTS: readonly FontFace['weight'][] = [400, 500];

export interface Stylesheet {
  address: string;
  /** Fonts of the first screen, which pages preload. */
  firstFonts: string[];
  files: SiteFile[];
}

export async function makeStylesheet(theme: Theme, vars: ThemeVars): Promise<Stylesheet> {
  const faces = theme.fontSource === 'self' ? fontFaces(theme.fontFamily) : [];
  const { resolve } = createRequire(import.meta.url);
  const fonts = await Promise.all(
    faces.map(async (face) => {
      const bytes = await readFile(resolve(face.specifier));
      const name = face.specifier.slice(face.specifier.lastIndexOf('/') + 1, -'.woff2'.length);
      const file: SiteFile = {
        path: `/fonts/${name}.${sha256(bytes).slice(0, 12)}.woff2`,
        type: 'font/woff2',
        bytes,
      };
      return { face, file };
    }),
  );
  const css = Buffer.from(
    [...fonts.map(({ face, file }) => fontFaceCss(face, file.path)), themeCss(vars)].join('\n'),
  );
  const address = `/assets/site.${sha256(css).slice(0, 12)}.css`;
  return {
    address,
    firstFonts: fonts.flatMap(({ face, file }) =>
      face.subset === 'latin' && FIRST_WEIGHTS.includes(face.weight) ? [file.path] : [],
    ),
    files: [{ path: address, type: 'text/css; charset=utf-8', bytes: css }, ...fonts.map(({ file }) => file)],
  };
}
