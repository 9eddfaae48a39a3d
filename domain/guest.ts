import { storedEmail } from './email-address.ts';
import { keyOfRule, limitOfRule, meetsRule, type FieldRule, type FieldTools } from './field-rules.ts';
import { REQUEST_LIMITS } from './occupancy.ts';
import { hasExtension, tidyPhone } from './phone-text.ts';
import type { FieldFault } from './refusal.ts';
import { tidyCode, tidyLine, tidyName, tidySigns, tidyText } from './typed-text.ts';

export type { FieldTools } from './field-rules.ts';

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
  company: 150,
  taxId: 40,
  address: 400,
} as const;

const GENDERS = ['FEMALE', 'MALE', 'OTHER', 'PREFER_NOT_TO_SAY'] as const;

type Normalisation = 'NAME' | 'LINE' | 'SIGNS' | 'CODE' | 'TEXT' | 'EMAIL' | 'E164' | 'AS_IS';

export interface FormField {
  normalisation: Normalisation;
  /** In the order of their messages; an empty optional field breaks none. */
  rules: readonly FieldRule[];
}

const required = { kind: 'REQUIRED' } as const satisfies FieldRule;

const nameField: FormField = {
  normalisation: 'NAME',
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

const phoneField: FormField = {
  normalisation: 'E164',
  rules: [required, { kind: 'NO_EXTENSION' }, { kind: 'PHONE' }],
};

const countRules = (least: number, most: number): readonly FieldRule[] => [
  { kind: 'NUMBER' },
  { kind: 'INTEGER' },
  { kind: 'MIN', limit: least },
  { kind: 'MAX', limit: most },
];

/** Every field that a guest fills in (SPEC section 5; BOOKING-RULES, Fields of forms). */
export const FORM_FIELDS = {
  guestFirstName: nameField,
  guestLastName: nameField,
  guestEmail: emailField,
  guestPhone: phoneField,
  requests: {
    normalisation: 'TEXT',
    rules: [{ kind: 'MAX_LENGTH', limit: FIELD_LIMITS.requests }],
  },
  arrivalTime: { normalisation: 'SIGNS', rules: [{ kind: 'TIME' }] },
  otp: {
    normalisation: 'CODE',
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
    normalisation: 'SIGNS',
    rules: [required, { kind: 'MAX_LENGTH', limit: FIELD_LIMITS.reference }],
  },
  companyName: {
    normalisation: 'LINE',
    rules: [{ kind: 'MAX_LENGTH', limit: FIELD_LIMITS.company }],
  },
  companyTaxId: { normalisation: 'SIGNS', rules: [{ kind: 'MAX_LENGTH', limit: FIELD_LIMITS.taxId }] },
  companyAddress: {
    normalisation: 'TEXT',
    rules: [{ kind: 'MAX_LENGTH', limit: FIELD_LIMITS.address }],
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

/** The name of a field in form, request and refusal; its label is the interface text `fields.<name>`. */
export type FieldName = keyof typeof FORM_FIELDS;

export const GUEST_FIELDS = ['guestFirstName', 'guestLastName', 'guestEmail', 'guestPhone'] as const;

/** Whether a value of this name is one of a form. */
export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FORM_FIELDS, name);
}

/**
 * Normalises a value for storage: white space, invisible characters, Unicode forms, look-alikes, the domain of an
 * address and the format of a phone number. Form and API do it alike.
 */
export function normaliseField(name: FieldName, value: string, tools: FieldTools): string {
  const tidied = tidyField(name, value);
  if (FORM_FIELDS[name].normalisation !== 'E164' || hasExtension(tidied)) return tidied;
  return tools.toE164(tidied) ?? tidied;
}

/** The part of it that needs nothing else: a phone number keeps the form that was typed. */
export function tidyField(name: FieldName, value: string): string {
  const { normalisation } = FORM_FIELDS[name];
  switch (normalisation) {
    case 'NAME':
      return tidyName(value);
    case 'LINE':
      return tidyLine(value);
    case 'SIGNS':
      return tidySigns(value);
    case 'CODE':
      return tidyCode(value);
    case 'TEXT':
      return tidyText(value);
    case 'EMAIL':
      return storedEmail(value);
    case 'E164':
      return tidyPhone(value);
    case 'AS_IS':
      return value;
    default:
      return normalisation satisfies never;
  }
}

/** Returns the first fault of a normalised value; undefined when there is none. */
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

/** Normalises the fields of a form and returns their faults in field order. */
export function checkForm<Name extends FieldName>(
  fields: readonly Name[],
  typed: Readonly<Partial<Record<Name, string>>>,
  tools: FieldTools,
): { values: Record<Name, string>; faults: FieldFault[] } {
  const entries = fields.map((field) => [field, normaliseField(field, typed[field] ?? '', tools)] as const);
  const values = Object.fromEntries(entries) as Record<Name, string>;
  return { values, faults: fields.flatMap((field) => checkField(field, values, tools) ?? []) };
}
