import type { GuestSession } from '../../http/guest-session.ts';

/** Who asks for a change, and under which key. */
export interface Caller {
  session: GuestSession;
  /** The network address, shortened as limits see it. */
  network: string;
  idempotencyKey: string;
}
