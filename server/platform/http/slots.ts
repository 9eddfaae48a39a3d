import type { FastifyRequest } from 'fastify';
import { DomainError } from '#domain/refusal';

/** One network has at most a quarter of the places. */
const NETWORKS = 4;
/** A browser is in the middle of it with so many requests at a time; those on top count as of somebody who arrives. */
const MOST_PER_GUEST = 4;
/** Made once: to write down where an error comes from takes longer than the rest of a refusal. */
const BUSY = new DomainError('UNAVAILABLE');

/** How guests share the places of a server. */
export interface Sharing {
  networkOf: (request: FastifyRequest) => string;
  /** The browser of a guest who is in the middle of it; undefined for whoever arrives. */
  guestOf: (request: FastifyRequest) => string | undefined;
  /** Called when a request is refused for its network alone. */
  onNetworkFull: (request: FastifyRequest) => void;
}

/** Slots for requests that are answered or wait. */
export interface Slots {
  /** Throws UNAVAILABLE when there is none for this request. */
  refuseWhenFull: (request: FastifyRequest) => void;
  /** Takes a place, or throws as above; what is returned gives it back. */
  take: (request: FastifyRequest) => () => void;
}

/**
 * So many places. Where they are shared, half of them are for guests who are in the middle of it; a quarter is the most
 * that one network has, and of that too half is for such guests: many may share a network, be it only for a proxy that nobody
 * has named.
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
    if ((!isFull && !isNetworkFull) || (ofNetwork < mostOfNetwork && isInTheMiddle(request, sharing))) return;
    if (!isFull) sharing.onNetworkFull(request);
    throw BUSY;
  };
  const isInTheMiddle = (request: FastifyRequest, { guestOf }: Sharing): boolean => {
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
