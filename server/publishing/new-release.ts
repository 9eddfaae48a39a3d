import type { Catalogue } from '#schemas/types';
import type { ReleaseDelivery } from '../platform/http/release-delivery.ts';

/** A published release whose files are already in the folder of releases. */
export interface NewRelease {
  catalogue: Catalogue;
  /** The release that was current when publishing began; undefined for the first. */
  parentId: string | undefined;
  createdAt: string;
  manifestSha256: string;
  delivery: ReleaseDelivery;
  note?: string;
  author?: string;
  /** True where rooms with bookings to come may be sold no more. */
  removesBooked?: boolean;
}
