import { expect, test } from 'vitest';
import { publishRelease } from '../../test-support/publish-release.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { startTestServer } from '../../test-support/test-server.ts';

const OWN = 'stay.hotel.example';

async function startAt(env: Record<string, string>) {
  const { app, context } = await startTestServer({ env });
  const delivery = { fontHost: false, customDomain: OWN };
  await publishRelease(context, smallHotel('release-2'), { parentId: 'release-1', delivery });
  await context.release.refresh();
  return async (host: string, url = '/book?location=harbour', method: 'GET' | 'POST' = 'GET') => {
    const { statusCode, headers } = await app.inject({ method, url, headers: { host } });
    return statusCode === 308 ? headers.location : undefined;
  };
}

test('guests of another host are sent to the listed domain before a page loads, path and query kept', async () => {
  const ask = await startAt({ CUSTOM_DOMAINS: `other.example, ${OWN}` });
  expect(await ask('hotel.provider.example')).toBe(`https://${OWN}/book?location=harbour`);
  expect(await ask('hotel.provider.example:8080', '/')).toBe(`https://${OWN}/`);
  expect(await ask('hotel.provider.example', '//evil.example')).toBe(`https://${OWN}//evil.example`);
});

test('does not redirect in a loop, from a local machine, or for the API', async () => {
  const ask = await startAt({ CUSTOM_DOMAINS: OWN });
  for (const host of [
    OWN,
    'STAY.hotel.example:443',
    'localhost:4173',
    '127.0.0.1',
    '[::1]:4173',
    'preview.localhost',
  ])
    expect(await ask(host)).toBeUndefined();
  expect(await ask('hotel.provider.example', '/api/v1/health')).toBeUndefined();
  expect(await ask('hotel.provider.example', '/', 'POST')).toBeUndefined();
});

test.each([[{}], [{ CUSTOM_DOMAINS: 'other.example' }]])(
  'with %j the server sends nobody there',
  async (env) => {
    const ask = await startAt(env);
    expect(await ask('hotel.provider.example')).toBeUndefined();
  },
);
