import { expect, it, vi } from 'vitest';
import session from '../../../schemas/api/auth/session.json';
import { createAccountStore } from './account-store.ts';

const { account } = session.examples.response;

it('knows nobody before it asks', async () => {
  const read = vi.fn<() => Promise<{ account: typeof account }>>(async () => ({ account }));
  const store = createAccountStore(read);
  expect(store.state()).toEqual({ kind: 'UNKNOWN' });
  expect(read).not.toHaveBeenCalled();
});

it('asks once for everybody who wants to know at the same time', async () => {
  const read = vi.fn<() => Promise<{ account: typeof account }>>(async () => ({ account }));
  const store = createAccountStore(read);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  await Promise.all([store.ask(), store.ask()]);
  expect(read).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledOnce();
  expect(store.state()).toEqual({ kind: 'SIGNED_IN', account });
});

it('believes a sign-in more than a question that was asked before it', async () => {
  const store = createAccountStore(async () => ({ account: null }));
  const asked = store.ask();
  store.set(account);
  await asked;
  expect(store.state()).toEqual({ kind: 'SIGNED_IN', account });
});

it('keeps why it could not find out, and can ask again', async () => {
  const error = new Error('offline');
  const read = vi
    .fn<() => Promise<{ account: null }>>()
    .mockRejectedValueOnce(error)
    .mockResolvedValue({ account: null });
  const store = createAccountStore(read);
  await store.ask();
  expect(store.state()).toEqual({ kind: 'FAILED', error });
  await store.ask();
  expect(store.state()).toEqual({ kind: 'SIGNED_OUT' });
});
