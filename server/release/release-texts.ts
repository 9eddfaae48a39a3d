import { readFile } from 'node:fs/promises';
import { BASE_TEXTS } from '#schemas/base-texts';
import { createInstance } from 'i18next';
import { DamagedReleaseError } from './release-fault.ts';
import { objectPath, type ReleaseFile } from './release-files.ts';

/** Address where publishing puts the interface texts. */
const TEXTS = '/locales/en/common.json';

/** A text of the release by its key, with its blanks filled in. */
export type Texts = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/**
 * The texts of a release, for mails and for messages about fields: the same file that the site reads. A text that came with a
 * newer version of the product, before anything was published with it, is told in the product's own words.
 */
export async function readReleaseTexts(
  releasesDir: string,
  files: ReadonlyMap<string, ReleaseFile>,
): Promise<Texts> {
  const file = files.get(TEXTS);
  if (file === undefined) throw new DamagedReleaseError(`the published release has no ${TEXTS}`);
  // Publishing wrote the file from checked texts.
  const common = JSON.parse(await readFile(objectPath(releasesDir, file.sha256), 'utf8')) as Record<
    string,
    unknown
  >;
  const instance = createInstance();
  await instance.init({
    lng: 'en',
    fallbackLng: 'en',
    ns: 'common',
    defaultNS: 'common',
    fallbackNS: 'base',
    resources: { en: { common, base: BASE_TEXTS } },
    // Mails escape where HTML begins; the text part must stay as written.
    interpolation: { escapeValue: false },
  });
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion, typescript/no-unsafe-type-assertion -- the keys are those of a published file, which no type in this program can know
  return (key, params = {}) => String(instance.t(key as never, params));
}
