// Named by the tag manager.
const owner = globalThis as { dataLayer?: unknown[] };

/** What the tag reads, from its start on. */
export function openTagQueue(): unknown[] {
  owner.dataLayer ??= [];
  return owner.dataLayer;
}

/** The queue of a document whose tag was started; undefined in every other. */
export function tagQueue(): unknown[] | undefined {
  return owner.dataLayer;
}

export function tellTag(queue: unknown[], ...words: unknown[]): void {
  queue.push(command.apply(undefined, words as []));
}

/** The tag manager reads an `arguments` object as a command and an array as data. */
function command(): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}
