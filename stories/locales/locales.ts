import type { i18n } from 'i18next';
import { createI18n } from '../../site/app/i18n.ts';
import english from '../../site/public/locales/en/common.json';
import arabic from './ar/common.json';
import hindi from './hi/common.json';
import { pseudoTexts } from './pseudo.ts';

/**
 * The published site is English. These locales prove that nothing depends on that: another script, a language that
 * reads from right to left and has six plurals, and a right-to-left pseudo-locale. The pseudo-locale takes its Intl
 * formats from Persian: English plurals, own digits and dates, and no Latin letters. The calendar stays Gregorian.
 */
export const LOCALES = {
  en: { title: 'English', language: 'en', texts: () => english },
  hi: { title: 'हिन्दी', language: 'hi', texts: () => hindi },
  // Figures as in the Emirates: the same digits as in the texts.
  ar: { title: 'العربية', language: 'ar-AE', texts: () => arabic },
  pseudo: {
    title: '⟦Þšéûðö⟧',
    language: 'fa-XB-u-ca-gregory',
    texts: () => pseudoTexts(english),
  },
} as const;

export type LocaleName = keyof typeof LOCALES;
const LOCALE_NAMES = Object.keys(LOCALES) as LocaleName[];

const instances = new Map<LocaleName, i18n>();

/** The interface in one of the locales. */
export function interfaceIn(name: LocaleName): i18n {
  const { texts, language } = LOCALES[name];
  const instance = instances.get(name) ?? createI18n(texts(), language);
  instances.set(name, instance);
  return instance;
}

/** The locale of a toolbar's value. */
export function localeNamed(name: unknown): LocaleName {
  return LOCALE_NAMES.find((known) => known === name) ?? 'en';
}
