import { keyOfRule, limitOfRule, meetsRule, type FieldRule, type FieldTools } from './field-rules.ts';
import { REQUEST_LIMITS } from './occupancy.ts';
import type { FieldFault } from './refusal.ts';

export type { FieldTools } from './field-rules.ts';

/** Lengths and bounds that forms, schemas and tables share. */
export const FIELD_LIMITS = {
  name: 50,
  email: 254,
  code: 6,
  passwordLeast: 8,
  passwordMost: 128,
  messageLeast: 10,
  messageMost: 2000,
  requests: 1000,
  reason: 500,
  reference: 20,
} as const;

/** What a guest may say about themselves. */
const GENDERS = ['FEMALE', 'MALE', 'OTHER', 'PREFER_NOT_TO_SAY'] as const;

/** How a typed value becomes the stored one. */
type Normalisation = 'LINE' | 'TEXT' | 'NO_BLANKS' | 'EMAIL' | 'E164' | 'AS_IS';

/** One field of a form. */
export interface FormField {
  normalisation: Normalisation;
  /** In the order in which they are told; an empty optional field breaks none. */
  rules: readonly FieldRule[];
}

const required = { kind: 'REQUIRED' } as const satisfies FieldRule;

const nameField: FormField = {
  normalisation: 'LINE',
  rules: [required, { kind: 'MAX_LENGTH', limit: FIELD_LIMITS.name }, { kind: 'LETTERS' }],
};

const emailField: FormField = {
  normalisation: 'EMAIL',
  rules: [
    required,
    { kind: 'NO_BLANKS' },
    { kind: 'MAX_LENGTH', limit: FIELD_LIMITS.email },
    { kind: 'EMAIL' },
  ],
};

const phoneField: FormField = { normalisation: 'E164', rules: [required, { kind: 'PHONE' }] };

const countRules = (least: number, most: number): readonly FieldRule[] => [
  { kind: 'NUMBER' },
  { kind: 'INTEGER' },
  { kind: 'MIN', limit: least },
  { kind: 'MAX', limit: most },
];

/** Every field that a guest fills in, in one table (SPEC section 5; BOOKING-RULES, Fields of forms). */
export const FORM_FIELDS = {
  guestFirstName: nameField,
  guestLastName: nameField,
  guestEmail: emailField,
  guestPhone: phoneField,
  requests: {
    normalisation: 'TEXT',
    rules: [{ kind: 'MAX_LENGTH', limit: FIELD_LIMITS.requests }],
  },
  arrivalTime: { normalisation: 'LINE', rules: [{ kind: 'TIME' }] },
  otp: {
    normalisation: 'NO_BLANKS',
    rules: [required, { kind: 'EXACT_LENGTH', limit: FIELD_LIMITS.code }, { kind: 'NUMBER' }],
  },
  searchLocation: {
    normalisation: 'AS_IS',
    rules: [{ kind: 'REQUIRED', key: 'validation.selectLocation' }],
  },
  checkIn: { normalisation: 'AS_IS', rules: [{ kind: 'REQUIRED', key: 'validation.selectDates' }] },
  checkOut: {
    normalisation: 'AS_IS',
    rules: [{ kind: 'REQUIRED', key: 'validation.selectDates' }],
  },
  rooms: {
    normalisation: 'AS_IS',
    rules: [
      { kind: 'REQUIRED', key: 'validation.selectDetails' },
      { kind: 'AT_LEAST', limit: 1 },
    ],
  },
  adults: {
    normalisation: 'AS_IS',
    rules: [
      { kind: 'REQUIRED', key: 'validation.adultsRequired' },
      { kind: 'NUMBER' },
      { kind: 'INTEGER' },
      { kind: 'MIN', limit: 1, key: 'validation.adultsZero' },
      { kind: 'MAX', limit: REQUEST_LIMITS.adults },
    ],
  },
  children: { normalisation: 'AS_IS', rules: countRules(0, REQUEST_LIMITS.children) },
  quantity: {
    normalisation: 'AS_IS',
    rules: [{ kind: 'NUMBER' }, { kind: 'INTEGER' }, { kind: 'POSITIVE' }],
  },
  name: nameField,
  firstName: nameField,
  lastName: nameField,
  email: emailField,
  phone: phoneField,
  location: {
    normalisation: 'AS_IS',
    rules: [{ kind: 'REQUIRED', key: 'validation.contactLocation' }],
  },
  message: {
    normalisation: 'TEXT',
    rules: [
      required,
      { kind: 'MIN_LENGTH', limit: FIELD_LIMITS.messageLeast },
      { kind: 'MAX_LENGTH', limit: FIELD_LIMITS.messageMost },
    ],
  },
  reason: {
    normalisation: 'TEXT',
    rules: [required, { kind: 'MAX_LENGTH', limit: FIELD_LIMITS.reason }],
  },
  reference: {
    normalisation: 'LINE',
    rules: [required, { kind: 'MAX_LENGTH', limit: FIELD_LIMITS.reference }],
  },
  gender: { normalisation: 'AS_IS', rules: [required, { kind: 'ONE_OF', values: GENDERS }] },
  password: {
    normalisation: 'AS_IS',
    rules: [
      required,
      { kind: 'MIN_LENGTH', limit: FIELD_LIMITS.passwordLeast },
      { kind: 'MAX_LENGTH', limit: FIELD_LIMITS.passwordMost },
      { kind: 'STRONG_PASSWORD' },
      { kind: 'UNCOMMON_PASSWORD' },
    ],
  },
  confirmPassword: {
    normalisation: 'AS_IS',
    rules: [required, { kind: 'SAME_AS', field: 'password' }],
  },
  currentPassword: { normalisation: 'AS_IS', rules: [required] },
} as const satisfies Record<string, FormField>;

/** The name of a field, the same in form, request and refusal; guests read the interface text `fields.<name>`. */
export type FieldName = keyof typeof FORM_FIELDS;

/** The four fields that a booking needs. */
export const GUEST_FIELDS = ['guestFirstName', 'guestLastName', 'guestEmail', 'guestPhone'] as const;

/** The value as it is stored: what is typed around and between the characters is tidied, nothing else changed. */
export function normaliseField(name: FieldName, value: string, tools: FieldTools): string {
  const { normalisation } = FORM_FIELDS[name];
  const composed = value.normalize('NFC');
  switch (normalisation) {
    case 'LINE':
      return composed.trim().replaceAll(/\s+/gu, ' ');
    case 'TEXT':
      return withoutControls(composed).trim();
    case 'NO_BLANKS':
      return composed.replaceAll(/[\s\u200B-\u200D\u2060]+/gu, '');
    case 'EMAIL':
      return lowerDomain(value.normalize('NFKC').trim());
    case 'E164':
      return tools.toE164(composed.trim()) ?? composed.trim();
    case 'AS_IS':
      return value;
    default:
      return normalisation satisfies never;
  }
}

/**
 * Letters and line breaks. Nobody types control characters and halves of letters, and not every database and mail keeps
 * them: PostgreSQL has no text with a NUL in it. What turns the direction of the text around it could show whoever
 * reads it something else than was written; marks that right-to-left writing needs (U+200E, U+200F) stay.
 */
function withoutControls(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '');
}

/** Domains mean the same in either case; what stands before the at sign is the mail server's own business. */
function lowerDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + email.slice(at).toLowerCase();
}

/** The first thing that is wrong with a normalised value, or nothing. */
export function checkField(
  field: FieldName,
  values: Readonly<Record<string, string>>,
  tools: FieldTools,
): FieldFault | undefined {
  const { rules }: FormField = FORM_FIELDS[field];
  const value = values[field] ?? '';
  const isEmptyOptional = value === '' && !rules.some(({ kind }) => kind === 'REQUIRED');
  const broken = isEmptyOptional
    ? undefined
    : rules.find((rule) => !meetsRule(rule, { value, values, tools }));
  if (broken === undefined) return undefined;
  const limit = limitOfRule(broken);
  return { field, key: keyOfRule(broken), params: limit === undefined ? {} : { limit } };
}

/** A form: its fields normalised, and what is wrong with them in their order. */
export function checkForm<Name extends FieldName>(
  fields: readonly Name[],
  typed: Readonly<Partial<Record<Name, string>>>,
  tools: FieldTools,
): { values: Record<Name, string>; faults: FieldFault[] } {
  const entries = fields.map((field) => [field, normaliseField(field, typed[field] ?? '', tools)] as const);
  // One entry per field was just made
  const values = Object.fromEntries(entries) as Record<Name, string>;
  return { values, faults: fields.flatMap((field) => checkField(field, values, tools) ?? []) };
}
