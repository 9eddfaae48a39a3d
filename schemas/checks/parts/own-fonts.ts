import { type CheckContext, validFiles } from '../../engine/check.ts';
import { isHidden, isLeftBySystem } from '../../engine/kinds.ts';
import type { Theme } from '../../generated/types.ts';

/** The files in `fonts/`. */
export function fontFolder({ entries }: CheckContext): string[] {
  return entries
    .filter(({ path, notAFile }) => path.startsWith('fonts/') && notAFile === undefined)
    .map(({ path }) => path)
    .filter((path) => !isHidden(path) && !isLeftBySystem(path));
}

export function isFontFile(path: string): boolean {
  return /\.woff2$/i.test(path);
}

/** A note on the licence: any text beside the fonts. */
export function isNote(path: string): boolean {
  return /\.(?:txt|md|pdf)$/i.test(path);
}

type FontField = 'fontFamily' | 'headingFontFamily';

export interface UsedFamily {
  file: string;
  field: FontField;
  family: string;
  source: NonNullable<Theme['fontSource']>;
}

/** The families that a theme names, each with the first field that names it. */
export function usedFamilies({ files }: CheckContext): UsedFamily[] {
  return validFiles(files, 'theme').flatMap(({ path: file, value }) => {
    const { fontFamily, headingFontFamily = fontFamily, fontSource: source = 'host' } = value;
    const text: UsedFamily = { file, field: 'fontFamily', family: fontFamily, source };
    if (headingFontFamily === fontFamily) return [text];
    return [text, { file, field: 'headingFontFamily', family: headingFontFamily, source }];
  });
}
