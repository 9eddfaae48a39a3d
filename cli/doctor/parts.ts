import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fontFaces, SELF_HOSTED_FAMILIES } from '#design-system/theme';
import { packageRoot } from '../package-root.ts';
import { failure, type Finding, ok, reasonOf, warning } from './finding.ts';

/** The image library has a native program for each platform. */
export async function checkPictures(): Promise<Finding> {
  try {
    const { default: sharp } = await import('sharp');
    const dot = { create: { width: 8, height: 8, channels: 3, background: '#0f4a4c' } } as const;
    await Promise.all([
      sharp(dot).avif().toBuffer(),
      sharp(dot).webp().toBuffer(),
      sharp(dot).jpeg().toBuffer(),
    ]);
    return ok('Pictures', `sharp ${sharp.versions.sharp ?? ''} writes AVIF, WebP and JPEG`);
  } catch (error) {
    return failure(
      'Pictures',
      `the picture library does not work (${reasonOf(error)})`,
      'run `npm ci` on this machine, without --omit=optional',
    );
  }
}

/** The fonts of themes with `fontSource: self`. */
export function checkFonts(): Finding {
  const { resolve } = createRequire(join(packageRoot(), 'package.json'));
  const lacking = SELF_HOSTED_FAMILIES.filter((family) =>
    fontFaces(family).some(({ specifier }) => !isThere(() => resolve(specifier))),
  );
  if (lacking.length === 0) return ok('Fonts', SELF_HOSTED_FAMILIES.join(', '));
  return failure('Fonts', `the files of ${lacking.join(', ')} are missing`, 'run `npm ci`');
}

function isThere(find: () => string): boolean {
  try {
    return existsSync(find());
  } catch {
    return false;
  }
}

export function checkSite(): Finding {
  if (existsSync(join(packageRoot(), 'site/dist/server/prerender.js'))) return ok('Site', 'is built');
  return warning('Site', 'is not built, so nothing can be published yet', 'run `npm run build` once');
}
