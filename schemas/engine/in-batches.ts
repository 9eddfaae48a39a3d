// More open files than this at once, and a system with a low limit refuses them.
const BATCH = 128;

/** Does the same work for every item, many at a time, and gives the results in the order of the items. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += BATCH)
    results.push(...(await Promise.all(items.slice(from, from + BATCH).map(work))));
  return results;
}
