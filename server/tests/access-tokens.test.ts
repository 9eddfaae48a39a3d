import { expect, test } from 'vitest';
import { type Endpoint, ENDPOINTS } from '#schemas/api';
import { createToken, revokeToken, type TokenScope } from '../publishing/index.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const FILE = Buffer.from('foo');
const SHA256_OF_FILE = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae';
const UNKNOWN_ID = '0123456789abcdefghjkmnpqrs';

/** Who publishes over the network: each kind of token, and what each endpoint answers it (TRUST A4, P2). */
const MATRIX: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  none: { startPublishing: 401, sendContentFile: 401, showPublishing: 401 },
  invented: { startPublishing: 401, sendContentFile: 401, showPublishing: 401 },
  expired: { startPublishing: 401, sendContentFile: 401, showPublishing: 401 },
  revoked: { startPublishing: 401, sendContentFile: 401, showPublishing: 401 },
  'dry-run': { startPublishing: 403, sendContentFile: 200, showPublishing: 404 },
  publish: { startPublishing: 200, sendContentFile: 200, showPublishing: 404 },
};

const endpoints = Object.values<Endpoint>(ENDPOINTS).filter(({ knows }) => knows?.includes('publisher'));

async function tokensOf({ context, clock }: TestServer): Promise<Record<string, string>> {
  const make = (scope: TokenScope, days: number) =>
    createToken(context, { name: 'A laptop', scope, days }, { name: 'Asha' });
  const expired = await make('PUBLISH', 1);
  clock.forward({ minutes: 24 * 60 });
  const revoked = await make('PUBLISH', 90);
  await revokeToken(context, revoked.id, { name: 'Asha' });
  return {
    invented: 'verandah-publish-0123456789012345678901234567890123456789012',
    expired: expired.token,
    revoked: revoked.token,
    'dry-run': (await make('DRY_RUN', 90)).token,
    publish: (await make('PUBLISH', 90)).token,
  };
}

test('every endpoint for publishers has a row', () => {
  const ids = endpoints.map(({ id }) => id).toSorted();
  for (const answers of Object.values(MATRIX)) expect(Object.keys(answers).toSorted()).toEqual(ids);
});

test.each(Object.entries(MATRIX))('the token %s is answered as the table says', async (kind, answers) => {
  const server = await startTestServer();
  const token = (await tokensOf(server))[kind];
  for (const { id, method, path, examples } of endpoints) {
    const isFile = id === 'sendContentFile';
    const { body } = (examples.request ?? {}) as { body?: object };
    const payload = isFile ? FILE : body;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { statusCode } = await server.app.inject({
      method,
      url: path.replace(':id', UNKNOWN_ID).replace(':digest', SHA256_OF_FILE),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(isFile ? { 'content-type': 'application/octet-stream' } : {}),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    expect([id, statusCode]).toEqual([id, answers[id]]);
  }
});
