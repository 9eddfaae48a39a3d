/**
 * Does a piece of work when it is first asked for and keeps its result. A failure is forgotten, so that whoever asks next
 * tries again: a file that could not be read for a moment must not be missing until the process ends.
 */
export function keepResult<Result>(work: () => Promise<Result>): () => Promise<Result> {
  const kept = new Map<'only', Promise<Result>>();
  return () => keptIn(kept, 'only', work);
}

/** The same for the results of many keys, in a map that may outlive who asks. */
export function keptIn<Key, Result>(
  kept: Map<Key, Promise<Result>>,
  key: Key,
  work: () => Promise<Result>,
): Promise<Result> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const result = work().catch((error: unknown) => {
    kept.delete(key);
    throw error;
  });
  kept.set(key, result);
  return result;
}
