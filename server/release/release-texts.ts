import { LANGUAGE } from '#schemas/language';
import { createTexts, type Texts } from '../platform/texts.ts';
import { DamagedReleaseError } from './release-fault.ts';
import type { ReadFile, ReleaseFile } from './release-files.ts';

const TEXTS = `/locales/${LANGUAGE}/common.json`;

/** Reads the interface texts of a release, the same file that the site loads. */
export async function readReleaseTexts(
  read: ReadFile,
  files: ReadonlyMap<string, ReleaseFile>,
  region: string,
): Promise<Texts> {
  const file = files.get(TEXTS);
  if (file === undefined) throw new DamagedReleaseError(`the published release has no ${TEXTS}`);
  const text = await read(file.sha256);
  if (text === undefined) throw new DamagedReleaseError(`${TEXTS} of the published release is missing`);
  // Publishing wrote the file from validated texts.
  return createTexts(JSON.parse(text.toString('utf8')) as Record<string, unknown>, region);
}
