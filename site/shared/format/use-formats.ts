import { useTranslation } from 'react-i18next';
import { createFormats, type Formats } from './formats.ts';

// Memoized: a page of rooms formats in every card, and creating the formats is slow.
const known = new Map<string, Formats>();

export function useFormats(): Formats {
  const { language } = useTranslation().i18n;
  const formats = known.get(language) ?? createFormats(language);
  known.set(language, formats);
  return formats;
}
