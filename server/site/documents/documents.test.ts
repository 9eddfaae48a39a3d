import openapi from '#schemas/openapi' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '#schemas/api';
import { startTestServer } from '../../test-support/test-server.ts';
import { fieldsOf } from './taken-fields.ts';

interface WrittenRefusal {
  content: {
    'application/json': {
      schema: { allOf: [object, { properties: { code: { enum: string[] } } }] };
      examples: Record<string, { value: { code: string } }>;
    };
  };
}

test('in development every call of the API can be read about, with its fields and its refusals', async () => {
  const { guest } = await startTestServer();
  const { status, headers, text } = await guest().get('/_dev/api');
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const calls = Object.values(ENDPOINTS);
  expect(calls.filter(({ id }) => !text.includes(`<article id="${id}">`))).toEqual([]);
  expect(text).toContain('<h3>POST /api/v1/bookings/:id/cancellation</h3>');
  expect(text).toContain('<code>guest.guestEmail</code>');
  expect(text).toContain('<td><code>HOLD_LIMIT</code></td><td>429</td><td>Booking limit exceeded</td>');
  expect(text).toContain('<td><code>lines[].taxMinor</code></td>');
  expect(text).toContain('<td><code>PAYLOAD_TOO_LARGE</code></td><td>413</td>');
  expect(text).toContain('may set or take away <code>verandah_guest</code> and <code>verandah</code>');
  expect(text).toContain('to be kept: <code>public, max-age=30</code>');
  expect((await guest().get('/_dev/api.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('each refusal of openapi.json shows an example of every code that it can have', () => {
  const ajv = new Ajv2020({ strict: false }).addSchema(openapi, 'openapi');
  // The properties differ between answers; this type names those that the test reads.
  const written = openapi.components.responses as unknown as Record<string, WrittenRefusal>;
  const answers = Object.entries(written).map(([name, { content }]) => {
    const { schema, examples } = content['application/json'];
    const pointer = `openapi#/components/responses/${name}/content/application~1json/schema`;
    const validate = ajv.compile({ $ref: pointer });
    const fitting = Object.values(examples).filter(({ value }) => validate(value));
    return [fitting.map(({ value }) => value.code), schema.allOf[1].properties.code.enum];
  });
  expect(answers.map(([fitting]) => fitting)).toEqual(answers.map(([, codes]) => codes));
});

test('production has no such page', async () => {
  const { guest } = await startTestServer({
    env: {
      NODE_ENV: 'production',
      SITE_ORIGIN: 'https://hotel.example',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      MAIL_FROM: 'stay@hotel.example',
      VERANDAH_SECRET: 'kQ8vZx1Lr0TnWm5uYb7cJd3fHg9pAeSiOo2N4q6R',
    },
  });
  expect((await guest().get('/_dev/api')).status).toBe(404);
});

test('a field says where it stands, what it is and whether it is needed', () => {
  const schema = {
    type: 'object',
    required: ['rooms'],
    properties: {
      rooms: {
        type: 'array',
        description: 'The rooms.',
        minItems: 1,
        maxItems: 20,
        items: {
          type: 'object',
          required: ['meal'],
          properties: { meal: { type: 'string', enum: ['RO', 'BB'], description: 'What is eaten.' } },
        },
      },
      adults: { type: 'integer', minimum: 1, description: 'How many.' },
      otp: { type: 'string', minLength: 6, maxLength: 6 },
      search: { type: 'string', maxLength: 40 },
      quiet: { type: 'boolean' },
    },
  };
  expect(fieldsOf(schema)).toEqual([
    {
      name: 'rooms[]',
      kind: 'list, 1 to 20, each object',
      isRequired: true,
      description: 'The rooms.',
    },
    { name: 'rooms[].meal', kind: 'RO | BB', isRequired: true, description: 'What is eaten.' },
    { name: 'adults', kind: 'integer, from 1', isRequired: false, description: 'How many.' },
    { name: 'otp', kind: 'string, 6 characters', isRequired: false, description: '' },
    { name: 'search', kind: 'string, up to 40 characters', isRequired: false, description: '' },
    { name: 'quiet', kind: 'boolean', isRequired: false, description: '' },
  ]);
});
