import { readFile } from 'node:fs/promises';
import { LANGUAGE } from '#schemas/language';
import { createTexts, type Texts } from '../platform/texts.ts';
import { DamagedReleaseError } from './release-fault.ts';
import { objectPath, type ReleaseFile } from './release-files.ts';

const TEXTS = `/locales/${LANGUAGE}/common.json`;

/** Reads the interface texts of a release, the same file that the site loads. */
export async function readReleaseTexts(
  releasesDir: string,
  files: ReadonlyMap<string, ReleaseFile>,
): Promise<Texts> {
  const file = files.get(TEXTS);
  if (file === undefined) throw new DamagedReleaseError(`the published release has no ${TEXTS}`);
  const text = await readFile(objectPath(releasesDir, file.sha256), 'utf8');
  // Publishing wrote the file from validated texts.
  return createTexts(JSON.parse(text) as Record<string, unknown>);
}
