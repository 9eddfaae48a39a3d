import { readFile } from 'node:fs/promises';
import i18next, { type TFunction } from 'i18next';
import { objectPath, type ReleaseFile } from './release-files.ts';

/** Addresses where publishing puts the interface texts. */
const TEXTS = '/locales/en/common.json';

/** The texts of a release, for mails: the same file that the site reads. */
export async function readReleaseTexts(releasesDir: string, files: ReadonlyMap<string, ReleaseFile>): Promise<TFunction> {
  const file = files.get(TEXTS);
  if (file === undefined) throw new Error(`The release has no ${TEXTS}; publish again`);
  // Publishing wrote the file from checked texts.
  const common = JSON.parse(await readFile(objectPath(releasesDir, file.sha256), 'utf8')) as Record<string, unknown>;
  const instance = i18next.createInstance();
  return instance.init({
    lng: 'en',
    fallbackLng: 'en',
    ns: 'common',
    defaultNS: 'common',
    resources: { en: { common } },
    // Mails escape where HTML begins; the text part must stay as written.
    interpolation: { escapeValue: false },
  });
}
