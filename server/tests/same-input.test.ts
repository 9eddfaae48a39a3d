import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { FORM_FIELDS, type FieldName } from '#domain/guest';
import { ENDPOINTS, type Endpoint } from '#schemas/api';
import type { TFunction } from 'i18next';
import { object, string } from 'superstruct';
import texts from '../../site/public/locales/en/common.json' with { type: 'json' };
import { fieldStruct } from '../../site/shared/forms/field-struct.ts';
import { loadPhoneTools } from '../../site/shared/forms/phone-tools.ts';
import { checkSearch } from '../../site/shared/stay-search/check-search.ts';
import { addEndpoint } from '../platform/http/add-endpoint.ts';
import { checkedFields } from '../platform/http/check-fields.ts';
import { addSchemaCompilers } from '../platform/http/compile-schemas.ts';
import { answerErrors } from '../platform/http/error-handler.ts';

/** What is kept of an input, or the sentence that refuses it. */
type Outcome = { kept: string } | { refused: string };

const NEAR_PHONE = '+912942420016';
const validation = new Map<string, string>(Object.entries(texts.validation));
const labels = new Map<string, string>(Object.entries(texts.fields));

function say(key: string, blanks: Record<string, unknown> = {}): string {
  const template = validation.get(key.replace('validation.', '')) ?? key;
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_whole, blank: string) => String(blanks[blank]));
}

/** The form's own struct, with the other fields of the form as texts. */
async function inForm(field: FieldName, typed: string): Promise<Outcome> {
  const tools = await loadPhoneTools('IN');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only called with a key and its blanks
  const t = say as unknown as TFunction;
  const labelOf = (name: FieldName) => labels.get(name) ?? '';
  const form = object({ [field]: fieldStruct(field, { t, tools, labelOf }), ...COMPANY_OF[field] });
  const [error, values] = form.validate({ ...OTHERS[field], [field]: typed }, { coerce: true });
  if (error !== undefined) return { refused: error.failures()[0]?.message ?? '' };
  return { kept: String(values[field]) };
}

/** A confirmed password is compared with the password. */
const OTHERS: Partial<Record<FieldName, object>> = { confirmPassword: { password: 'Kesar-2026' } };
const COMPANY_OF: Partial<Record<FieldName, Record<string, ReturnType<typeof string>>>> = {
  confirmPassword: { password: string() },
};

/** The endpoint that takes a field. */
const ENDPOINT_OF = {
  guestFirstName: 'createBooking',
  guestLastName: 'createBooking',
  guestEmail: 'createBooking',
  guestPhone: 'createBooking',
  requests: 'createBooking',
  arrivalTime: 'createBooking',
  otp: 'resetPassword',
  name: 'sendContactMessage',
  firstName: 'register',
  lastName: 'register',
  email: 'register',
  phone: 'register',
  location: 'sendContactMessage',
  message: 'sendContactMessage',
  reason: 'cancelBooking',
  reference: 'findBooking',
  companyName: 'nameCompany',
  companyTaxId: 'nameCompany',
  companyAddress: 'nameCompany',
  password: 'register',
  confirmPassword: 'register',
  currentPassword: 'removeProfile',
} as const satisfies Partial<Record<FieldName, keyof typeof ENDPOINTS>>;

/** Chosen from a list, a calendar or a counter; the API takes ids, days and numbers. */
const CHOSEN = ['searchLocation', 'checkIn', 'checkOut', 'rooms', 'adults', 'children', 'quantity', 'gender'];

type TypedField = keyof typeof ENDPOINT_OF;

const app: FastifyInstance = Fastify();

beforeAll(async () => {
  addSchemaCompilers(app);
  app.setErrorHandler<Error>(answerErrors(() => undefined));
  for (const endpoint of new Set(Object.values(ENDPOINT_OF).map((id) => ENDPOINTS[id])))
    addEndpoint(app, withoutAnswer(endpoint), {
      handler: async (request) => keep(request.body, request.headers),
    });
  addEndpoint(app, withoutAnswer(ENDPOINTS.createQuote), {
    handler: async ({ body }) => Reflect.get(Object(body), 'promo'),
  });
  await app.ready();
});

/** Answers with what is kept, which no endpoint does. */
function withoutAnswer(endpoint: Endpoint): Endpoint {
  return { ...endpoint, responses: {} };
}

function keep(body: unknown, { 'x-field': field }: Record<string, unknown>): string {
  const { guest, ...values } = Object(body) as Record<string, string> & { guest?: object };
  const name = field as TypedField;
  return checkedFields(
    [...(name === 'confirmPassword' ? (['password'] as const) : []), name],
    { ...values, ...guest },
    NEAR_PHONE,
  )[name];
}

async function atApi(field: TypedField, typed: string): Promise<Outcome> {
  const endpoint: Endpoint = ENDPOINTS[ENDPOINT_OF[field]];
  const {
    headers = {},
    body = {},
    params = {},
  } = (endpoint.examples.request ?? {}) as Record<string, object>;
  const isGuests = 'guest' in body && field in Object(body.guest);
  const sent = isGuests
    ? { ...body, guest: { ...Object(body.guest), [field]: typed } }
    : { ...body, ...OTHERS[field], [field]: typed };
  const url = endpoint.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    String(Reflect.get(params, name)),
  );
  return answerOf(endpoint, { url, headers: { ...headers, 'x-field': field }, body: sent });
}

async function answerOf(
  { method }: Endpoint,
  { url, headers, body }: { url: string; headers: object; body: object },
): Promise<Outcome> {
  const { statusCode, payload } = await app.inject({
    method: method as 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  if (statusCode === 200) return { kept: payload };
  const { messages = [] } = JSON.parse(payload) as { messages?: { message: string }[] };
  return { refused: messages.map(({ message }) => message).join('\n') };
}

test('every field that is typed is in the table', () => {
  expect([...Object.keys(ENDPOINT_OF), ...CHOSEN].toSorted()).toEqual(Object.keys(FORM_FIELDS).toSorted());
  expect(new Set(ROWS.map(([field]) => field))).toEqual(new Set(Object.keys(ENDPOINT_OF)));
});

const NAMES = ['guestFirstName', 'guestLastName', 'name', 'firstName', 'lastName'] as const;
const EMAILS = ['guestEmail', 'email'] as const;
const PHONES = ['guestPhone', 'phone'] as const;
const NO_NAME = 'No numbers or special characters allowed';
const EXTENSION = 'Leave out the extension: only the number itself is kept';

type Row = [field: TypedField, typed: string, outcome: string | { refused: string }];

const ofAll = (fields: readonly TypedField[], rows: readonly [typed: string, Row[2]][]): Row[] =>
  fields.flatMap((field) => rows.map(([typed, outcome]): Row => [field, typed, outcome]));

/** A text is what is kept. `{field}` stands for the label. */
const ROWS: readonly Row[] = [
  ...ofAll(NAMES, [
    ['  Anne   Marie ', 'Anne Marie'],
    ['O‘Brien', "O'Brien"],
    ['O’Brien', "O'Brien"],
    ['D´Angelo', "D'Angelo"],
    ['Oʼ`Neil', "O''Neil"],
    ['Jean‑Luc', 'Jean-Luc'],
    ['Anne–Marie—Eve−Ada', 'Anne-Marie-Eve-Ada'],
    ['Marcel·la', 'Marcel·la'],
    ['Marceŀla', 'Marcel·la'],
    ['צ׳רלי', 'צ׳רלי'],
    ['רש״י', 'רש״י'],
    ['Mee\u200Bra\uFEFF\u00AD\u2060', 'Meera'],
    ['\u2067דוד\u2069\u200F', 'דוד'],
    ['Ａｎｎａ', 'Anna'],
    ['ｶﾞﾗｼｬ', 'ガラシャ'],
    ['คำ', 'คำ'],
    ['Mª José', 'Mª José'],
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
    ['ശ്രീജിത്\u200D', 'ശ്രീജിത്\u200D'],
    ['Mee\u200Cra\u200D', 'Meera'],
    ['Zoe\u0308', 'Zoë'],
    ['R2D2', { refused: NO_NAME }],
    ['Ａ１', { refused: NO_NAME }],
    ['\u200B', { refused: '{field} is required' }],
    [`${'a'.repeat(50)}${'\u200B'.repeat(20)}`, 'a'.repeat(50)],
    ['a'.repeat(51), { refused: 'must be less than 51 characters' }],
  ]),
  ...ofAll(EMAILS, [
    ['Anna@Example.COM', 'Anna@example.com'],
    ['anna@münchen.de', 'anna@xn--mnchen-3ya.de'],
    ['info@例子.公司', 'info@xn--fsqu00a.xn--55qx5d'],
    ['anna@xn--mnchen-3ya.de', 'anna@xn--mnchen-3ya.de'],
    ['\u200Banna@example.com', 'anna@example.com'],
    ['anna@example.com.', 'anna@example.com'],
    ['mailto:anna@example.com', 'anna@example.com'],
    ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'anna@example.com'],
    ['an na@example.com', { refused: 'No blank space allowed between characters' }],
    ['anna@exаmple.com', { refused: 'Enter a valid {field}' }],
    ['anna', { refused: 'Enter a valid {field}' }],
    ['', { refused: '{field} is required' }],
    [`${'a'.repeat(242)}@example.com${'\u200B'.repeat(40)}`, `${'a'.repeat(242)}@example.com`],
    [`${'a'.repeat(243)}@example.com`, { refused: 'must be less than 255 characters' }],
  ]),
  ...ofAll(PHONES, [
    ['+91 98123-45678', '+919812345678'],
    ['+91 98123‑45678', '+919812345678'],
    ['\u202A+91 98123 45678\u202C', '+919812345678'],
    ['＋９１ ９８１２３ ４５６７８', '+919812345678'],
    ['+९१ ९८१२३ ४५६७८', '+919812345678'],
    ['98123 45678', '+919812345678'],
    ['+91919812345678', '+919812345678'],
    ['+91 98123 45678 ext 12', { refused: EXTENSION }],
    ['+91 98123 45678 ext. 12', { refused: EXTENSION }],
    ['+91 98123 45678 x12', { refused: EXTENSION }],
    ['+919812345678;ext=12', { refused: EXTENSION }],
    ['+91 98123 45678 #12', { refused: EXTENSION }],
    ['+91 98123 45678 доб. 12', { refused: EXTENSION }],
    ['+91 98123 45678,,12', { refused: EXTENSION }],
    ['+91 12', { refused: 'Enter a valid phone number' }],
    ['', { refused: '{field} is required' }],
  ]),
  ['otp', '１２３４５６', '123456'],
  ['otp', '123-456', '123456'],
  ['otp', '123–456', '123456'],
  ['otp', '12 34\u200B56\n', '123456'],
  ['otp', '١٢٣٤٥٦', '123456'],
  ['otp', '12345', { refused: 'must contain exactly 6 characters' }],
  ['otp', '', { refused: '{field} is required' }],
  ['requests', ' A\u200B quiet\r\nroom ', 'A quiet\nroom'],
  ['requests', 'Room \u202E101\u202C, \u2067quiet\u2069', 'Room 101, quiet'],
  ['requests', '👩‍👩‍👧', '👩‍👩‍👧'],
  ['requests', '', ''],
  ['requests', 'a'.repeat(1001), { refused: 'must be less than 1001 characters' }],
  ['message', 'A quiet\u200B room?', 'A quiet room?'],
  ['message', 'short\u200B\u200B\u200B\u200B\u200B', { refused: 'must be atleast 10 characters long' }],
  ['message', '', { refused: '{field} is required' }],
  ['reason', ' We are\u00AD ill ', 'We are ill'],
  ['reason', '', { refused: '{field} is required' }],
  ['arrivalTime', '１５：３０', '15:30'],
  ['arrivalTime', ' 15:30\u200B', '15:30'],
  ['arrivalTime', '', ''],
  ['arrivalTime', '24:00', { refused: 'Enter a valid {field}' }],
  ['reference', '７K3M‑Q2PD', '7K3M-Q2PD'],
  ['reference', '\u200B7K3M-Q2PD', '7K3M-Q2PD'],
  ['reference', '', { refused: '{field} is required' }],
  ['companyName', ' Nair\u200B  & Söhne “Tea” ', 'Nair & Söhne “Tea”'],
  ['companyName', 'a'.repeat(151), { refused: 'must be less than 151 characters' }],
  ['companyTaxId', '３２AAAAA‑1111\u200BA1Z9', '32AAAAA-1111A1Z9'],
  ['companyAddress', '1 Road\r\nKochi\u200B', '1 Road\nKochi'],
  ['location', 'udaipur', 'udaipur'],
  ['location', '', { refused: 'Please select a location' }],
  // Nothing of a password is changed.
  ['password', 'Kesar ’-２0\u200B26', 'Kesar ’-２0\u200B26'],
  ['password', 'kesar-2026', { refused: say('validation.weakPassword') }],
  ['confirmPassword', 'Kesar-2026', 'Kesar-2026'],
  ['confirmPassword', 'Kesar–2026', { refused: 'Password does not match with above field' }],
  ['currentPassword', ' Kesar‑2026', ' Kesar‑2026'],
  ['currentPassword', '', { refused: '{field} is required' }],
];

describe('form and API', () => {
  test.each(ROWS)('%s: %j', async (field, typed, expected) => {
    const outcome =
      typeof expected === 'string'
        ? { kept: expected }
        : { refused: expected.refused.replace('{field}', labels.get(field) ?? '') };
    expect(await inForm(field, typed)).toEqual(outcome);
    expect(await atApi(field, typed)).toEqual(outcome);
  });
});

describe('promo codes', () => {
  const rules = {
    locationIds: ['udaipur'],
    maxRooms: 3,
    today: '2026-01-01',
    horizonDays: 365,
    t: say,
  } as never;
  const draft = {
    location: 'udaipur',
    checkIn: '2026-02-01',
    checkOut: '2026-02-03',
    rooms: [{ adults: 2, childAges: [] }],
    room: '',
  };

  test.each([
    'RAINS15',
    ' rains15 ',
    'RAI\u200BNS15',
    'ＲＡＩＮＳ１５',
    'RAINS\u00AD15',
    `RAINS15${'\u200B'.repeat(60)}`,
  ])('form and API read %j alike', async (promo) => {
    expect(checkSearch({ ...draft, promo }, rules).search?.promo).toBe('RAINS15');
    const { body } = ENDPOINTS.createQuote.examples.request as { body: object };
    const answer = await answerOf(ENDPOINTS.createQuote, {
      url: ENDPOINTS.createQuote.path,
      headers: {},
      body: { ...body, promo },
    });
    expect(answer).toEqual({ kept: 'RAINS15' });
  });

  test('a hyphen that only looks like one is one', () => {
    expect(checkSearch({ ...draft, promo: 'SUN‑10' }, rules).search?.promo).toBe('SUN-10');
  });
});
