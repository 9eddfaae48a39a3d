import { BASE_TEXTS } from '#schemas/base-texts';
import { LANGUAGE } from '#schemas/language';
import { createInstance } from 'i18next';

/** An interface text by its key, with its blanks filled in. */
export type Texts = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/**
 * The texts of a release. A text that came with a newer version of the product, before anything was published with it, is
 * told in the product's own words.
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
    // Mails escape where HTML begins; the text part and answers must stay as written.
    interpolation: { escapeValue: false },
  });
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion, typescript/no-unsafe-type-assertion -- the keys are those of a published file, which no type in this program can know
  return (key, params = {}) => String(instance.t(key as never, params));
}

/** The product's own words: before anything is published, and for staff and developers. */
export const PRODUCT_TEXTS: Texts = createTexts({});
