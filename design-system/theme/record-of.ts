/** A record with one entry per key. */
export function recordOf<Key extends string | number, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  // FromEntries forgets its keys; every one is in the list
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}

/** The keys of a record whose keys are all known. */
export function keysOf<Key extends string | number>(record: Readonly<Record<Key, unknown>>): Key[] {
  // Keys() forgets them; only for records that we wrote ourselves
  return Object.keys(record) as Key[];
}
