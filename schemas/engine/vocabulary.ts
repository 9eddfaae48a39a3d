/**
 * Words that our schemas use beside JSON Schema's own; `schemas/content/vocabulary.json` says what each means.
 * Validators ignore them, the checks across files and the texts read them.
 */
export const VOCABULARY = [
  'patternErrorMessage',
  'x-type',
  'x-id',
  'x-ref',
  'x-unique',
  'x-asset',
  'x-contrast',
  'x-i18n',
  'x-missing',
  'x-code',
] as const;
