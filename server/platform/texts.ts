import { BASE_TEXTS } from '#schemas/base-texts';
import { localeFor, TOOL_LANGUAGE, WORLD } from '#schemas/language';
import { createInstance, type Resource } from 'i18next';

/** The interface texts of a release in one language. */
export interface Texts {
  /** Returns a text by its key, with its parameters filled in. */
  (key: string, params?: Readonly<Record<string, unknown>>): string;
  /** As BCP 47 names it. */
  readonly language: string;
  /** How the hotel writes amounts, days and times in this language. */
  readonly locale: string;
}

/** What a release has published in one language. */
export interface PublishedTexts {
  language: string;
  texts: Readonly<Record<string, unknown>>;
}

/**
 * Builds the texts of a release in the first of these languages. A text that is missing there is looked for in the next
 * one, and then among the product's own: a release may be older than the product.
 * @param region whose way of writing goes with them.
 */
export function createTexts(
  [wanted, ...others]: readonly [PublishedTexts, ...PublishedTexts[]],
  region: string,
): Texts {
  const { language } = wanted;
  const resources: Resource = {};
  for (const published of [wanted, ...others]) resources[published.language] = { common: published.texts };
  resources[TOOL_LANGUAGE] = { ...resources[TOOL_LANGUAGE], base: BASE_TEXTS };
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: [...others.map((other) => other.language), TOOL_LANGUAGE],
    ns: 'common',
    defaultNS: 'common',
    fallbackNS: 'base',
    resources,
    initAsync: false,
    // HTML mails escape values themselves; the text part and API answers must stay unescaped.
    interpolation: { escapeValue: false },
  });
  const text = (key: string, params: Readonly<Record<string, unknown>> = {}): string =>
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion, typescript/no-unsafe-type-assertion -- the keys are those of a published file, which no type in this program can know
    String(instance.t(key as never, params));
  return Object.assign(text, { language, locale: localeFor(language, region) });
}

/** The product's own texts: used before the first publishing, and for staff and developers. */
export const PRODUCT_TEXTS: Texts = createTexts([{ language: TOOL_LANGUAGE, texts: {} }], WORLD);
