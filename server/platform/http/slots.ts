import type { FastifyRequest } from 'fastify';
import { DomainError } from '#domain/refusal';

/** A network gets at most a quarter of the slots. */
const NETWORKS = 4;
/** A known browser has this many concurrent requests of its own; further ones count as those of a new guest. */
const MOST_PER_GUEST = 4;
/** Created once: capturing a stack trace takes longer than the rest of the refusal. */
const BUSY = new DomainError('UNAVAILABLE');

/** How slots are shared among guests. */
export interface Sharing {
  networkOf: (request: FastifyRequest) => string;
  /** The browser of a guest with a session; undefined for a new guest. */
  guestOf: (request: FastifyRequest) => string | undefined;
  /** Called when a request is refused only because of its network. */
  onNetworkFull: (request: FastifyRequest) => void;
}

export interface Slots {
  /** Throws UNAVAILABLE if no slot is free for this request. */
  refuseWhenFull: (request: FastifyRequest) => void;
  /** Takes a slot, or throws as above. Call the returned function to free it. */
  take: (request: FastifyRequest) => () => void;
}

/**
 * Creates `most` slots. With `sharing`, half of them are reserved for guests with a session, and one network gets at
 * most a quarter, half of that again for such guests. The network's share is generous because many guests may share
 * one, for example behind a proxy missing in TRUSTED_PROXIES.
 */
export function createSlots(most: number, sharing?: Sharing): Slots {
  let taken = 0;
  const takenBy = new Map<string, number>();
  const count = (who: string): number => takenBy.get(who) ?? 0;
  const mostOfNetwork = Math.ceil(most / NETWORKS);

  const refuseWhenFull = (request: FastifyRequest): void => {
    if (taken >= most) throw BUSY;
    if (sharing === undefined) return;
    const ofNetwork = count(sharing.networkOf(request));
    const isFull = taken >= most / 2;
    const isNetworkFull = ofNetwork >= mostOfNetwork / 2;
    if ((!isFull && !isNetworkFull) || (ofNetwork < mostOfNetwork && hasSessionSlot(request, sharing)))
      return;
    if (!isFull) sharing.onNetworkFull(request);
    throw BUSY;
  };
  const hasSessionSlot = (request: FastifyRequest, { guestOf }: Sharing): boolean => {
    const guest = guestOf(request);
    return guest !== undefined && count(guest) < MOST_PER_GUEST;
  };
  const change = (who: readonly string[], by: 1 | -1): void => {
    taken += by;
    for (const one of who) {
      const now = count(one) + by;
      if (now === 0) takenBy.delete(one);
      else takenBy.set(one, now);
    }
  };
  return {
    refuseWhenFull,
    take(request) {
      refuseWhenFull(request);
      const who = sharing === undefined ? [] : [sharing.networkOf(request), sharing.guestOf(request) ?? []];
      const everybody = who.flat();
      change(everybody, 1);
      return () => change(everybody, -1);
    },
  };
}
