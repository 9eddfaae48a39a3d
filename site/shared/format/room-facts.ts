import type { PublishedRoom } from '#schemas/published';
import type { TFunction } from 'i18next';
import type { Formats } from './formats.ts';

interface RoomFact {
  id: 'beds' | 'guests' | 'size' | 'view' | 'accessible';
  icon: 'bed' | 'users' | 'size' | 'view' | 'accessibility';
  label: string;
}

/** The facts to compare rooms by: beds, guests, size, view and accessibility. */
export function roomFacts(room: PublishedRoom, t: TFunction, formats: Formats): RoomFact[] {
  const beds = room.beds.map(({ kind, count }) => t(`room.beds.${kind}`, { count }));
  return [
    { id: 'beds', icon: 'bed', label: formats.list(beds) },
    { id: 'guests', icon: 'users', label: t('room.occupancy', { count: room.maxOccupancy }) },
    { id: 'size', icon: 'size', label: t('room.size', { size: room.sizeSqm }) },
    ...(room.view ? [{ id: 'view', icon: 'view', label: room.view } as const] : []),
    // The most important ones; the details list them all.
    ...room.accessibility
      .slice(0, 1)
      .map((label) => ({ id: 'accessible', icon: 'accessibility', label }) as const),
  ];
}
