// Stays below the limit of open files on common systems.
const BATCH = 128;

/** Maps items in parallel, a batch at a time, keeping their order. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += BATCH)
    results.push(...(await Promise.all(items.slice(from, from + BATCH).map(work))));
  return results;
}
