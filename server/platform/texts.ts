import { BASE_TEXTS } from '#schemas/base-texts';
import { LANGUAGE, localeFor, WORLD } from '#schemas/language';
import { createInstance } from 'i18next';

/** The interface texts of a release. */
export interface Texts {
  /** Returns a text by its key, with its parameters filled in. */
  (key: string, params?: Readonly<Record<string, unknown>>): string;
  /** How the hotel writes amounts, days and times in the language of the texts. */
  readonly locale: string;
}

/**
 * Builds the texts of a release. A text that this release lacks, because it is older than the product, falls back to
 * the product's own.
 * @param region whose way of writing goes with them.
 */
export function createTexts(published: Readonly<Record<string, unknown>>, region: string): Texts {
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
  const text = (key: string, params: Readonly<Record<string, unknown>> = {}): string =>
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion, typescript/no-unsafe-type-assertion -- the keys are those of a published file, which no type in this program can know
    String(instance.t(key as never, params));
  return Object.assign(text, { locale: localeFor(LANGUAGE, region) });
}

/** The product's own texts: used before the first publishing, and for staff and developers. */
export const PRODUCT_TEXTS: Texts = createTexts({}, WORLD);
