import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { NETWORK_ERROR, RequestError } from './request-error.ts';
import { request, setPageLanguage } from './request.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(response: Response) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function failure(sent: Promise<unknown>): Promise<RequestError> {
  const error = await sent.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RequestError);
  // The line above says so.
  return error as RequestError;
}

describe('request', () => {
  it('sends JSON with the idempotency key to the API of its own origin', async () => {
    const fetch = answerWith(Response.json({ id: 'b1' }, { status: 201 }));
    await request('/bookings', { method: 'POST', body: { quoteId: 'q1' }, idempotencyKey: 'key-1' });
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/v1/bookings');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      body: '{"quoteId":"q1"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
    });
  });

  it('says in which language the page is read, once it knows', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
    vi.stubGlobal('fetch', fetch);
    const networkMessage = 'The server could not be reached. Check your connection and try again.';
    onTestFinished(() => setPageLanguage({ language: undefined, networkMessage }));
    await request('/availability');
    setPageLanguage({ language: 'hi', networkMessage });
    await request('/availability');
    const sent = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-language'));
    expect(sent).toEqual([null, 'hi']);
  });

  it('writes the query', async () => {
    const fetch = answerWith(Response.json({}));
    await request('/availability', { query: { location: 'udaipur', rooms: '2-7,1' } });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/availability?location=udaipur&rooms=2-7%2C1');
  });

  it('turns a refusal into its code, status, body and waiting time', async () => {
    const body = { code: 'OTP_TOO_SOON', message: 'A code was sent a moment ago' };
    answerWith(Response.json(body, { status: 429, headers: { 'retry-after': '42' } }));
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    const error = await failure(request('/bookings/b1/verification', { method: 'POST' }));
    vi.useRealTimers();
    expect(error).toMatchObject({ code: 'OTP_TOO_SOON', status: 429, body, retryAt: 1_042_000 });
  });

  it('calls a lost connection a network error with words for the guest', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failure(request('/availability'));
    expect(error.code).toBe(NETWORK_ERROR);
    expect(error.status).toBeUndefined();
    expect(error.message).toMatch(/could not be reached/u);
  });

  it('takes a success that cannot be read for an answer that never arrived', async () => {
    answerWith(new Response('{"id":', { headers: { 'content-type': 'application/json' } }));
    expect((await failure(request('/availability'))).code).toBe(NETWORK_ERROR);
  });

  it('keeps a plain text answer and drops the error page of a proxy', async () => {
    answerWith(
      new Response('Down for maintenance', { status: 503, headers: { 'content-type': 'text/plain' } }),
    );
    expect((await failure(request('/availability'))).body).toBe('Down for maintenance');
    answerWith(new Response('<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } }));
    expect((await failure(request('/availability'))).body).toBeUndefined();
  });
});
