import type { State } from 'swr';

/** Unused data is dropped after this time. */
export const CACHE_LIFE_MS = 5 * 60_000;

type Entry = State<unknown, unknown>;

export interface QueryCache {
  get: (key: string) => Entry | undefined;
  set: (key: string, value: Entry) => void;
  delete: (key: string) => void;
  keys: () => IterableIterator<string>;
  /** Keeps the entry until the returned function is called. */
  retain: (key: string) => () => void;
}

export function createQueryCache(lifeMs: number = CACHE_LIFE_MS): QueryCache {
  const entries = new Map<string, Entry>();
  const users = new Map<string, number>();
  const goodbyes = new Map<string, ReturnType<typeof setTimeout>>();

  const forgetLater = (key: string) => {
    clearTimeout(goodbyes.get(key));
    const goodbye = setTimeout(() => {
      entries.delete(key);
      goodbyes.delete(key);
    }, lifeMs);
    goodbyes.set(key, goodbye);
  };

  return {
    get: (key) => entries.get(key),
    set(key, value) {
      entries.set(key, value);
      if (!users.has(key)) forgetLater(key);
    },
    delete: (key) => void entries.delete(key),
    keys: () => entries.keys(),
    retain(key) {
      clearTimeout(goodbyes.get(key));
      users.set(key, (users.get(key) ?? 0) + 1);
      return () => {
        const left = (users.get(key) ?? 1) - 1;
        if (left > 0) {
          users.set(key, left);
          return;
        }
        users.delete(key);
        forgetLater(key);
      };
    },
  };
}
