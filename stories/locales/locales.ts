import type { i18n } from 'i18next';
import { createI18n } from '../../site/app/i18n.ts';
import english from '../../site/public/locales/en/common.json';
import hindi from './hi/common.json';
import { pseudoTexts } from './pseudo.ts';

/**
 * The published site is English. These locales prove that nothing depends on that: another language and script, and a
 * right-to-left pseudo-locale. The pseudo-locale takes its Intl formats from Persian: English plurals, own digits and
 * dates, and no Latin letters. The calendar stays Gregorian.
 */
export const LOCALES = {
  en: { title: 'English', language: 'en', texts: () => english },
  hi: { title: 'हिन्दी', language: 'hi', texts: () => hindi },
  pseudo: {
    title: '⟦Þšéûðö⟧',
    language: 'fa-XB-u-ca-gregory',
    texts: () => pseudoTexts(english),
  },
} as const;

export type LocaleName = keyof typeof LOCALES;

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
  return name === 'hi' || name === 'pseudo' ? name : 'en';
}
