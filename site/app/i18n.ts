import { LANGUAGE } from '#schemas/language';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

export function textsAddress(language: string): string {
  return `/locales/${language}/common.json`;
}

export function createI18n(texts: Record<string, unknown>, language: string = LANGUAGE): i18n {
  const instance = createInstance().use(initReactI18next);
  void instance.init({
    lng: language,
    fallbackLng: LANGUAGE,
    ns: ['common'],
    defaultNS: 'common',
    resources: { [language]: { common: texts } },
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
