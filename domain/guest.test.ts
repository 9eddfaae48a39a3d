import { describe, expect, test } from 'vitest';
import {
  checkField,
  checkForm,
  FORM_FIELDS,
  GUEST_FIELDS,
  normaliseField,
  type FieldName,
  type FieldTools,
} from './guest.ts';
import type { FieldFault } from './refusal.ts';
import texts from '../site/public/locales/en/common.json' with { type: 'json' };

/** Stands where the phone library stands in server and site: ten digits are an Indian number. */
const tools: FieldTools = {
  toE164: (phone) =>
    /^\+?[\d ]{10,16}$/.test(phone) ? `+91${phone.replaceAll(/\D/g, '').slice(-10)}` : undefined,
  isCommonPassword: (password) => password === 'Passw0rd!',
};

const validation = new Map(Object.entries(texts.validation));
const names = new Map<string, string>(Object.entries(texts.fields));

/** As the texts of the site say it. */
function sentenceOf({ field, key, params }: FieldFault): string {
  const blanks: Record<string, string | number> = { field: names.get(field) ?? '', ...params };
  const template = validation.get(key.slice('validation.'.length)) ?? '';
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_whole, blank: string) => String(blanks[blank]));
}

/** The sentence that a guest reads; "" when the value is fine. */
function complaint(field: FieldName, value: string, others: Record<string, string> = {}): string {
  const fault = checkField(field, { ...others, [field]: normaliseField(field, value, tools) }, tools);
  return fault === undefined ? '' : sentenceOf(fault);
}

describe('Fields of forms: names', () => {
  test.each([
    'Zoë',
    "O'Brien",
    'O’Brien',
    'O‘Brien',
    'D´Angelo',
    'Jean-Luc',
    'Jean‑Luc',
    'Anne–Marie',
    'Marcel·la',
    'צ׳רלי',
    'בן־גוריון',
    'ジョン・スミス',
    'Meera\u200B',
    'علی\u200Cرضا',
    'Mª José',
    'आरती',
    'ശ്രീജിത്ത്',
    '李小龍',
    'J. R. R.',
    'Nguyễn Thị',
    'A',
  ])('takes %s', (name) => {
    expect(complaint('guestFirstName', name)).toBe('');
  });

  test.each(['R2D2', 'Ann@home', '<b>', 'Ann, Bob', '😀', "-'."])('refuses %s', (name) => {
    expect(complaint('guestLastName', name)).toBe('No numbers or special characters allowed');
  });

  test('are 1 to 50 characters, counted as people count', () => {
    expect(complaint('guestFirstName', '  ')).toBe('First name is required');
    expect(complaint('guestFirstName', 'a'.repeat(50))).toBe('');
    expect(complaint('guestFirstName', 'a'.repeat(51))).toBe('must be less than 51 characters');
    expect(complaint('guestFirstName', '𠮷'.repeat(50))).toBe('');
  });

  test('lose blanks around them, line breaks inside, and are composed', () => {
    expect(normaliseField('guestFirstName', '  Anne \r\n Marie ', tools)).toBe('Anne Marie');
    expect(normaliseField('guestFirstName', 'Zoe\u0308', tools)).toBe('Zo\u00EB');
  });
});

describe('Fields of forms: e-mail, phone, code', () => {
  test.each([
    ['asha@example.com', ''],
    ['a.b+c@mail.example.co.in', ''],
    ['', 'Email is required'],
    ['asha @example.com', 'No blank space allowed between characters'],
    ['asha', 'Enter a valid Email'],
    ['asha@example', 'Enter a valid Email'],
    ['asha@.com', 'Enter a valid Email'],
    ['a@b@example.com', 'Enter a valid Email'],
    ['asha..k@example.com', 'Enter a valid Email'],
    ['"asha"@example.com', 'Enter a valid Email'],
    ['asha@exämple.com', ''],
    ['asha@127.0.0.1', 'Enter a valid Email'],
    ['asha@example.com>', 'Enter a valid Email'],
    [`${'a'.repeat(243)}@example.com`, 'must be less than 255 characters'],
    [`${'a'.repeat(242)}@example.com`, ''],
  ])('e-mail %s: %s', (email, message) => {
    expect(complaint('guestEmail', email)).toBe(message);
  });

  test('a phone number is stored as E.164', () => {
    expect(normaliseField('guestEmail', ' Asha＠EXAMPLE.com ', tools)).toBe('Asha@example.com');
    expect(normaliseField('guestPhone', ' 98290 12345 ', tools)).toBe('+919829012345');
    expect(complaint('guestPhone', '98290 12345')).toBe('');
    expect(complaint('guestPhone', '12')).toBe('Enter a valid phone number');
    expect(complaint('guestPhone', '')).toBe('Phone is required');
  });

  test('a code has exactly 6 digits; pasted blanks are removed', () => {
    expect(normaliseField('otp', ' 12 34\u200B56\n', tools)).toBe('123456');
    expect(complaint('otp', '123 456')).toBe('');
    expect(complaint('otp', '12345')).toBe('must contain exactly 6 characters');
    expect(complaint('otp', '12345a')).toBe('must be a number');
  });
});

describe('Fields of forms: the others', () => {
  test.each([
    ['message', '', 'Message is required'],
    ['message', 'short', 'must be atleast 10 characters long'],
    ['message', 'a'.repeat(2001), 'must be less than 2001 characters'],
    ['requests', '', ''],
    ['requests', 'a'.repeat(1001), 'must be less than 1001 characters'],
    ['arrivalTime', '', ''],
    ['arrivalTime', '23:59', ''],
    ['arrivalTime', '24:00', 'Enter a valid Arrival time'],
    ['location', '', 'Please select a location'],
    ['searchLocation', '', 'Please select a location first'],
    ['checkIn', '', 'Please select a valid arrival and departure date'],
    ['rooms', '', 'Please Select details first'],
    ['rooms', '0', 'Provide atleast 1'],
    ['adults', '', 'Adult count is required'],
    ['adults', '0', "Adult Count Can't be zero"],
    ['adults', '21', "can't be more than 20"],
    ['children', '-1', "can't be less than 0"],
    ['children', 'two', 'must be a number'],
    ['children', '1.5', 'must be an integer'],
    ['quantity', '0', 'must be a positive number'],
    ['gender', 'PREFER_NOT_TO_SAY', ''],
    ['gender', 'UNKNOWN', 'Enter a valid Gender'],
  ] as const)('%s %s: %s', (field, value, message) => {
    expect(complaint(field, value)).toBe(message);
  });

  test.each([
    ['  One\r\nTwo\rThree\tFour \n', 'One\nTwo\nThree\tFour'],
    ['\0', ''],
    ['Room \u202E101\u202C, \u2067quiet\u2069', 'Room 101, quiet'],
    ['\u05E9\u05DC\u05D5\u05DD!\u200F', '\u05E9\u05DC\u05D5\u05DD!\u200F'],
    ['A\0 quiet\u001B[2J\u007F\u0085 room\uD800', 'A quiet[2J room'],
    ['नमस्ते 👩‍👩‍👧', 'नमस्ते 👩‍👩‍👧'],
  ])('a longer text keeps letters and line breaks and loses what nobody types: %j', (typed, kept) => {
    expect(normaliseField('requests', typed, tools)).toBe(kept);
  });

  test('a password is 8 to 128 characters, mixed and not a common one', () => {
    const weak =
      'Password must contain at least one number, special character and a mixture of uppercase and lowercase letters.';
    expect(complaint('password', 'Kesar-2026')).toBe('');
    expect(complaint('password', 'Ke-2026')).toBe('must be atleast 8 characters long');
    expect(complaint('password', 'kesar-2026')).toBe(weak);
    expect(complaint('password', 'Kesar2026')).toBe(weak);
    expect(complaint('password', 'Passw0rd!')).toBe('This password is used too often. Choose another one');
    expect(complaint('confirmPassword', 'Kesar-2027', { password: 'Kesar-2026' })).toBe(
      'Password does not match with above field',
    );
    expect(complaint('confirmPassword', 'Kesar-2026', { password: 'Kesar-2026' })).toBe('');
  });
});

describe('the guest details of a booking', () => {
  test('come back tidied, with what is wrong in their order', () => {
    const typed = { guestFirstName: ' Asha ', guestLastName: 'R2', guestEmail: 'asha@example.com' };
    expect(checkForm(GUEST_FIELDS, typed, tools)).toEqual({
      values: { guestFirstName: 'Asha', guestLastName: 'R2', guestEmail: 'asha@example.com', guestPhone: '' },
      faults: [
        { field: 'guestLastName', key: 'validation.lettersOnly', params: {} },
        { field: 'guestPhone', key: 'validation.required', params: {} },
      ],
    });
  });
});

describe('the sentences', () => {
  test('are those of the specification, word by word', () => {
    expect(texts.validation).toMatchObject({
      required: '{{field}} is required',
      tooLong: 'must be less than {{limit}} characters',
      tooShort: 'must be atleast {{limit}} characters long',
      exactLength: 'must contain exactly {{limit}} characters',
      notNumber: 'must be a number',
      notInteger: 'must be an integer',
      notPositive: 'must be a positive number',
      tooMuch: "can't be more than {{limit}}",
      tooLittle: "can't be less than {{limit}}",
      atLeast: 'Provide atleast {{limit}}',
      invalid: 'Enter a valid {{field}}',
      invalidPhone: 'Enter a valid phone number',
      invalidGuests: 'Enter a valid number of guests',
      noBlanks: 'No blank space allowed between characters',
      lettersOnly: 'No numbers or special characters allowed',
      passwordMismatch: 'Password does not match with above field',
      weakPassword:
        'Password must contain at least one number, special character and a mixture of uppercase and lowercase letters.',
      commonPassword: 'This password is used too often. Choose another one',
      contactLocation: 'Please select a location',
      selectDates: 'Please select a valid arrival and departure date',
      selectDetails: 'Please Select details first',
      adultsRequired: 'Adult count is required',
      adultsZero: "Adult Count Can't be zero",
      selectLocation: 'Please select a location first',
      sameDates: 'Start and end date cant be same',
      bookingLimit: 'Booking limit exceeded',
      noRoomsLeft: 'No bookings are left for this room on the selected dates',
      ages: 'Adults are aged 12 and above; children are below 12.',
      wrongCode: 'Invalid Otp',
    });
  });

  test('every template of the specification is spoken by a field', () => {
    const spoken = new Set([
      complaint('guestFirstName', ''),
      complaint('guestFirstName', 'a'.repeat(51)),
      complaint('message', 'short'),
      complaint('otp', '1'),
      complaint('children', 'two'),
      complaint('children', '1.5'),
      complaint('quantity', '0'),
      complaint('adults', '21'),
      complaint('children', '-1'),
      complaint('rooms', '0'),
      complaint('guestEmail', 'asha'),
      complaint('guestPhone', '12'),
      complaint('guestEmail', 'a b@example.com'),
      complaint('guestFirstName', '1'),
      complaint('confirmPassword', 'x'),
      complaint('password', 'kesar-2026'),
    ]);
    expect(spoken.size).toBe(16);
    expect(spoken).not.toContain('');
  });

  test('every field has a name that guests read', () => {
    expect(Object.keys(FORM_FIELDS).filter((field) => !names.has(field))).toEqual([]);
  });
});
