export const FORMATS = ['pretty', 'json', 'sarif', 'github'] as const;
export type ReportFormat = (typeof FORMATS)[number];

export function isFormat(word: string): word is ReportFormat {
  return FORMATS.some((format) => format === word);
}

export function isForPeople(format: ReportFormat): boolean {
  return format === 'pretty';
}
