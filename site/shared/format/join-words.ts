import type { TFunction } from 'i18next';

/** The parts of one line with the comma of the language between them: "1 room, 2 adults". */
export function joinWords(parts: readonly string[], t: TFunction): string {
  return parts.join(`${t('comma')} `);
}
