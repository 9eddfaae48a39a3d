import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormats, type Formats } from './formats.ts';

/** Dates and money as the guest's language writes them. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return useMemo(() => createFormats(i18n.language), [i18n.language]);
}
