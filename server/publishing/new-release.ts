import type { Catalogue } from '#schemas/types';
import type { ReleaseDelivery } from '../platform/http/release-delivery.ts';

/** A release to activate. Its files and its manifest are already stored. */
export interface NewRelease {
  catalogue: Catalogue;
  /** The release that was current when publishing began; undefined for the first. */
  parentId: string | undefined;
  createdAt: string;
  manifestSha256: string;
  delivery: ReleaseDelivery;
  note?: string;
  author?: string;
  /** Set when the operator accepts that coming bookings have other rooms and terms than the content says. */
  removesBooked?: boolean;
}
