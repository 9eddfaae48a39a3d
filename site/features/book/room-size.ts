import type { AvailabilityItem } from '#schemas/api-types';

const TOO_SMALL: ReadonlySet<string | undefined> = new Set([
  'TOO_MANY_GUESTS',
  'TOO_MANY_ADULTS',
  'TOO_MANY_CHILDREN',
]);

/** Whether the party does not fit into the room, on any date. */
export function isTooSmall({ reason }: AvailabilityItem): boolean {
  return TOO_SMALL.has(reason?.code);
}
