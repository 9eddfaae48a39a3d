import type { FieldSchema } from './fields.ts';

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a day, year-month-day',
  email: 'an e-mail address',
  'https-url': 'a web address that begins with https://',
  'iana-time-zone': 'a time zone, region/city',
  'iso-4217': 'the three letters of a currency',
  'iso-3166': 'the two letters of a country',
  e164: 'a telephone number with its country code',
};

/** What may stand in a field, in a few words. */
export function allowedWords(schema: FieldSchema): string {
  if (schema.const !== undefined) return `${shownAs(schema.const)}, and nothing else`;
  if (schema.enum !== undefined) return `one of ${schema.enum.map(shownAs).join(', ')}`;
  if (schema.format !== undefined) return FORMATS[schema.format] ?? schema.format;
  const { type = 'object' } = schema;
  switch (type) {
    case 'string':
      return (
        schema.patternErrorMessage?.replace(/\.$/, '') ??
        `text, ${limits(schema.minLength ?? 0, schema.maxLength)} characters`
      );
    case 'integer':
      return `a whole number, ${limits(schema.minimum ?? 0, schema.maximum)}`;
    case 'number':
      return `a number, ${limits(schema.minimum ?? 0, schema.maximum)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `a list of ${limits(schema.minItems ?? 0, schema.maxItems)}`;
    default:
      return 'an object {…}';
  }
}

function limits(least: number, most: number | undefined): string {
  if (most === undefined) return `${least} or more`;
  return least === most ? String(most) : `${least} to ${most}`;
}

function shownAs(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
