import { useTranslation } from 'react-i18next';
import { useShell } from '../use-shell.ts';
import { type Formats, formatsFor } from './formats.ts';

// Memoized: a page of rooms formats in every card, and creating the formats is slow.
const known = new Map<string, Formats>();

/** How the hotel writes amounts, days and times. @param written a language other than the page's. */
export function useFormats(written?: string): Formats {
  const { i18n } = useTranslation();
  const language = written ?? i18n.language;
  const { region } = useShell().hotel;
  const key = `${language} ${region}`;
  const formats = known.get(key) ?? formatsFor(language, region);
  known.set(key, formats);
  return formats;
}
