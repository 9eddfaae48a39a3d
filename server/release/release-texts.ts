import { readFile } from 'node:fs/promises';
import { LANGUAGE } from '#schemas/language';
import { createTexts, type Texts } from '../platform/texts.ts';
import { DamagedReleaseError } from './release-fault.ts';
import { objectPath, type ReleaseFile } from './release-files.ts';

/** Address where publishing puts the interface texts. */
const TEXTS = `/locales/${LANGUAGE}/common.json`;

/** The texts of a release, for mails and refusals: the same file that the site reads. */
export async function readReleaseTexts(
  releasesDir: string,
  files: ReadonlyMap<string, ReleaseFile>,
): Promise<Texts> {
  const file = files.get(TEXTS);
  if (file === undefined) throw new DamagedReleaseError(`the published release has no ${TEXTS}`);
  const text = await readFile(objectPath(releasesDir, file.sha256), 'utf8');
  // Publishing wrote the file from checked texts.
  return createTexts(JSON.parse(text) as Record<string, unknown>);
}
