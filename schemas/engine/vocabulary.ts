/**
 * Our keywords beside JSON Schema's; `schemas/content/vocabulary.json` documents them. Validators ignore them; rules
 * and messages use them.
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
