import type { PublishedRoom } from '#schemas/published';
import type { FilterChip } from '#design-system/filter-chips';
import type { TFunction } from 'i18next';

export interface RoomFilter extends FilterChip {
  label: string;
  count: number;
}

/** What a room has that guests filter by, the accessibility first; the tokens are in the address. */
function featuresOf({ access, views = [], beds }: PublishedRoom, t: TFunction): Map<string, string> {
  return new Map([
    ...(access?.features ?? []).map((feature) => [feature, t(`room.access.${feature}`)] as const),
    ...views.map((view) => [view, t(`room.views.${view}`)] as const),
    ...beds.map(({ kind }) => [kind, t(`room.bedKinds.${kind}`)] as const),
  ]);
}

/** The filters that tell these rooms apart: what all of them have is none. */
export function filtersFor(rooms: readonly PublishedRoom[], t: TFunction): RoomFilter[] {
  const features = rooms.map((room) => featuresOf(room, t));
  // What is about access goes first in every room, and so it does in all of them together.
  const access = new Set<string>(rooms.flatMap((room) => room.access?.features ?? []));
  const all = features.flatMap((each) => [...each]);
  const labels = new Map([
    ...all.filter(([token]) => access.has(token)),
    ...all.filter(([token]) => !access.has(token)),
  ]);
  return [...labels]
    .map(([value, label]) => ({ value, label, count: features.filter((each) => each.has(value)).length }))
    .filter(({ count }) => count < rooms.length);
}

export function hasAll(room: PublishedRoom, wanted: readonly string[], t: TFunction): boolean {
  const features = featuresOf(room, t);
  return wanted.every((token) => features.has(token));
}
