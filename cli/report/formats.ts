/** How a report may be printed. */
export const FORMATS = [
  'pretty',
  'concise',
  'json',
  'ndjson',
  'sarif',
  'github',
  'gitlab',
  'junit',
  'agent',
] as const;
export type ReportFormat = (typeof FORMATS)[number];

/** True for a word that names a format. */
export function isFormat(word: string): word is ReportFormat {
  return FORMATS.some((format) => format === word);
}

/** True for a format that somebody reads; in the others only records may stand. */
export function isForPeople(format: ReportFormat): boolean {
  return format === 'pretty' || format === 'concise' || format === 'agent';
}
