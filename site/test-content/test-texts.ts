import type { i18n } from 'i18next';
import { createI18n } from '../app/i18n.ts';
import texts from '../public/locales/en/common.json';

export function createTestI18n(): i18n {
  return createI18n(texts, 'en');
}
