import { type AffectedBookings, linesOfAffected, remedyOf } from './affected-in-words.ts';

/** A night with more rooms booked or held than a new release would offer. */
export interface ShortNight {
  roomId: string;
  night: string;
  taken: number;
  capacity: number;
}

/** Why a release did not go live. */
export type ReleaseRefusal =
  | { code: 'CHANGED_MEANWHILE'; expected: string | undefined; current: string | undefined }
  | { code: 'CAPACITY_BELOW_SOLD'; nights: ShortNight[] }
  | { code: 'AFFECTS_BOOKINGS'; affected: AffectedBookings }
  | { code: 'UNKNOWN_RELEASE'; releaseId: string }
  | { code: 'FILES_LOST'; releaseId: string };

const MOST_NAMED_NIGHTS = 10;

/** A release that was refused. Nothing has changed. */
export class ReleaseError extends Error {
  readonly refusal: ReleaseRefusal;

  constructor(refusal: ReleaseRefusal) {
    super(sentence(refusal));
    this.name = 'ReleaseError';
    this.refusal = refusal;
  }
}

function sentence(refusal: ReleaseRefusal): string {
  switch (refusal.code) {
    case 'CHANGED_MEANWHILE':
      return `Somebody else published meanwhile: ${refusal.current ?? 'nothing'} is current, not ${refusal.expected ?? 'nothing'}. Publish again.`;
    case 'CAPACITY_BELOW_SOLD':
      return `More rooms are sold or held than the new capacity leaves: ${namedNights(refusal.nights)}. Raise the capacity, or move those bookings first.`;
    case 'AFFECTS_BOOKINGS':
      return [...linesOfAffected(refusal.affected), remedyOf(refusal.affected)].join('\n');
    case 'UNKNOWN_RELEASE':
      return `There is no release ${refusal.releaseId}.`;
    case 'FILES_LOST':
      return `Files of ${refusal.releaseId} are missing or damaged in the database: no server could show it. Publish its content again, which stores them.`;
    default:
      return refusal satisfies never;
  }
}

function namedNights(nights: ShortNight[]): string {
  const named = nights
    .slice(0, MOST_NAMED_NIGHTS)
    .map(
      ({ roomId, night, taken, capacity }) => `${roomId} on ${night} (${taken} taken, capacity ${capacity})`,
    );
  const more = nights.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}
