import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** @param language of the texts: that of the page, which every text, format and name follows. */
export function createI18n(texts: Record<string, unknown>, language: string): i18n {
  const instance = createInstance().use(initReactI18next);
  void instance.init({
    lng: language,
    fallbackLng: language,
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
