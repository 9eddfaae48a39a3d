/** The first stylesheet of every page: the compiled theme and its fonts. The build's stylesheet reads its variables. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, extname, join } from 'node:path';
import {
  fontFaceCss,
  fontFaces,
  type OwnFontFace,
  ownFontFaceCss,
  ownFontFaces,
  themeCss,
  type ThemeVars,
} from '#design-system/theme';
import type { Theme } from '#schemas/types';
import { sha256, type SiteFile } from './objects.ts';

export interface Stylesheet {
  address: string;
  /** Fonts of the first screen, which pages preload: without them it would move when they arrive. */
  firstFonts: string[];
  files: SiteFile[];
}

/** @param contentRoot the folder with `fonts/`. */
export async function makeStylesheet(
  theme: Theme,
  vars: ThemeVars,
  contentRoot: string,
): Promise<Stylesheet> {
  const { fontFamily, headingFontFamily = fontFamily } = theme;
  const families = theme.fontSource === 'self' ? [...new Set([fontFamily, headingFontFamily])] : [];
  const paths = await fontPaths(contentRoot);
  const fonts = await Promise.all(
    families.map((family) => {
      const own = ownFontFaces(family, paths);
      const isHeading = family !== fontFamily;
      return own.length > 0 ? ownFonts(own, { contentRoot, isHeading }) : includedFonts(family, isHeading);
    }),
  ).then((all) => all.flat());
  const css = Buffer.from([...fonts.map(({ rule }) => rule), themeCss(vars)].join('\n'));
  const address = `/assets/site.${sha256(css).slice(0, 12)}.css`;
  return {
    address,
    firstFonts: [...new Set(fonts.flatMap(({ isFirst, file }) => (isFirst ? [file.path] : [])))],
    files: [{ path: address, type: 'text/css; charset=utf-8', bytes: css }, ...fonts.map(({ file }) => file)],
  };
}

interface PublishedFont {
  rule: string;
  file: SiteFile;
  /** Used on the first screen. */
  isFirst: boolean;
}

async function includedFonts(family: string, isHeading: boolean): Promise<PublishedFont[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    fontFaces(family).map(async (face) => {
      const name = face.specifier.slice(face.specifier.lastIndexOf('/') + 1, -'.woff2'.length);
      const file = fontFile(name, await readFile(resolve(face.specifier)));
      const isFirst = face.subset === 'latin' && isFirstWeight(face.weight, isHeading);
      return { rule: fontFaceCss(face, file.path), file, isFirst };
    }),
  );
}

async function ownFonts(
  faces: readonly OwnFontFace[],
  { contentRoot, isHeading }: { contentRoot: string; isHeading: boolean },
): Promise<PublishedFont[]> {
  return Promise.all(
    faces.map(async (face) => {
      const name = basename(face.path, extname(face.path))
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-');
      const file = fontFile(name, await readFile(join(contentRoot, face.path)));
      const isFirst =
        face.subset !== 'latin-ext' &&
        (face.weight.includes(' ') || isFirstWeight(Number(face.weight), isHeading));
      return { rule: ownFontFaceCss(face, file.path), file, isFirst };
    }),
  );
}

function fontFile(name: string, bytes: Buffer): SiteFile {
  return { path: `/fonts/${name}.${sha256(bytes).slice(0, 12)}.woff2`, type: 'font/woff2', bytes };
}

/** Headings of the first screen have one weight. */
function isFirstWeight(weight: number, isHeading: boolean): boolean {
  return isHeading ? weight === 400 : weight === 400 || weight === 500;
}

async function fontPaths(contentRoot: string): Promise<string[]> {
  const names = await readdir(join(contentRoot, 'fonts')).catch(() => []);
  return names.toSorted((one, other) => (one < other ? -1 : 1)).map((name) => `fonts/${name}`);
}
