import { beforeEach, describe, expect, it } from 'vitest';
import { NETWORK_ERROR, RequestError } from '../api/request-error.ts';
import { createAttempts } from './attempts.ts';

const lost = new RequestError('Network Error', { code: NETWORK_ERROR });
const refused = new RequestError('409', { code: 'ROOM_UNAVAILABLE', status: 409 });

function setUp() {
  let count = 0;
  const attempts = createAttempts(sessionStorage, () => `key-${(count += 1)}`);
  const keys: string[] = [];
  const send = (outcome: () => Promise<string>) =>
    attempts
      .send('book.q1', (key) => {
        keys.push(key);
        return outcome();
      })
      .catch(() => undefined);
  return { keys, send };
}

beforeEach(() => sessionStorage.clear());

describe('attempts', () => {
  it('keeps the key while nobody knows the outcome', async () => {
    const { keys, send } = setUp();
    await send(() => Promise.reject(lost));
    await send(() => Promise.reject(new RequestError('502', { status: 502 })));
    await send(async () => 'booked');
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('keeps the key over a reload', async () => {
    await setUp().send(() => Promise.reject(lost));
    const afterReload = setUp();
    await afterReload.send(async () => 'booked');
    expect(afterReload.keys).toEqual(['key-1']);
  });

  it('takes a new key after a refusal and after a success', async () => {
    const { keys, send } = setUp();
    await send(() => Promise.reject(refused));
    await send(async () => 'booked');
    await send(async () => 'booked');
    expect(keys).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('leaves nothing behind when everything is answered', async () => {
    await setUp().send(async () => 'booked');
    expect(sessionStorage).toHaveLength(0);
  });
});
