import { useTranslation } from 'react-i18next';
import { createFormats, type Formats } from './formats.ts';

// One for all that ask: a page of rooms does in every part of every card, and making them takes longer than using them.
const known = new Map<string, Formats>();

/** Dates and money as the guest's language writes them. */
export function useFormats(): Formats {
  const { language } = useTranslation().i18n;
  const formats = known.get(language) ?? createFormats(language);
  known.set(language, formats);
  return formats;
}
