/** How a report may be printed. */
export const FORMATS = ['pretty', 'json', 'sarif', 'github'] as const;
export type ReportFormat = (typeof FORMATS)[number];

/** True for a word that names a format. */
export function isFormat(word: string): word is ReportFormat {
  return FORMATS.some((format) => format === word);
}

/** True for the format that people read; the others hold records and nothing else. */
export function isForPeople(format: ReportFormat): boolean {
  return format === 'pretty';
}
