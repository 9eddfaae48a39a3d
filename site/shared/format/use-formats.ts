import { useTranslation } from 'react-i18next';
import { useShell } from '../use-shell.ts';
import { type Formats, formatsFor } from './formats.ts';

// Memoized: a page of rooms formats in every card, and creating the formats is slow.
const known = new Map<string, Formats>();

/** How the hotel writes amounts, days and times, in the language of the page. */
export function useFormats(): Formats {
  const { language } = useTranslation().i18n;
  const { region } = useShell().hotel;
  const key = `${language} ${region}`;
  const formats = known.get(key) ?? formatsFor(language, region);
  known.set(key, formats);
  return formats;
}
