import { BASE_TEXTS } from '#schemas/base-texts';
import { LANGUAGE } from '#schemas/language';
import { createInstance } from 'i18next';

/** Returns an interface text by its key, with its parameters filled in. */
export type Texts = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/**
 * Builds the texts of a release. A text that this release lacks, because it is older than the product, falls back to
 * the product's own.
 */
export function createTexts(published: Readonly<Record<string, unknown>>): Texts {
  const instance = createInstance();
  void instance.init({
    lng: LANGUAGE,
    fallbackLng: LANGUAGE,
    ns: 'common',
    defaultNS: 'common',
    fallbackNS: 'base',
    resources: { [LANGUAGE]: { common: published, base: BASE_TEXTS } },
    initAsync: false,
    // HTML mails escape values themselves; the text part and API answers must stay unescaped.
    interpolation: { escapeValue: false },
  });
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion, typescript/no-unsafe-type-assertion -- the keys are those of a published file, which no type in this program can know
  return (key, params = {}) => String(instance.t(key as never, params));
}

/** The product's own texts: used before the first publishing, and for staff and developers. */
export const PRODUCT_TEXTS: Texts = createTexts({});
