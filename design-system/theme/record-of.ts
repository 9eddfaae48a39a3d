/** A record with one entry per key. */
export function recordOf<Key extends string | number, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  // `fromEntries` widens the keys; every key is in the list.
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}

export function keysOf<Key extends string | number>(record: Readonly<Record<Key, unknown>>): Key[] {
  // `Object.keys` widens them; use it only for our own records.
  return Object.keys(record) as Key[];
}
