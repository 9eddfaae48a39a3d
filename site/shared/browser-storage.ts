export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The tab's session storage, or memory where the browser blocks it. */
export function tabStorage(): KeyStorage {
  return storageOrMemory(() => sessionStorage);
}

/** The device's local storage, or memory where the browser blocks it. */
export function deviceStorage(): KeyStorage {
  return storageOrMemory(() => localStorage);
}

const PROBE = 'verandah.probe';

function storageOrMemory(open: () => Storage): KeyStorage {
  try {
    const storage = open();
    storage.setItem(PROBE, '');
    storage.removeItem(PROBE);
    return storage;
  } catch {
    const memory = new Map<string, string>();
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    };
  }
}
