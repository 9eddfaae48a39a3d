import { isIPv6 } from 'node:net';
import type { PlatformContext } from '../context.ts';
import { provenGuest } from './guest-session.ts';
import { networkAddress, wideNetworkAddress, withoutMapping } from './network-address.ts';
import { createSlots, type Slots } from './slots.ts';

const WARN_EVERY_MS = 60_000;

/** The request slots of guests, shared fairly among networks and browsers. */
export function guestSlots(context: PlatformContext): Slots {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return createSlots(context.config.requestsAtOnce, {
    // A /48 contains 65,536 of the /64s that other limits count.
    networkOf: ({ ip }) => (isIPv6(withoutMapping(ip)) ? wideNetworkAddress(ip) : networkAddress(ip)),
    guestOf: (request) => provenGuest(context, request),
    onNetworkFull({ log }) {
      const now = context.clock.now().getTime();
      if (Math.abs(now - warnedAt) < WARN_EVERY_MS) return;
      warnedAt = now;
      log.warn(
        'one network has its share of REQUESTS_AT_ONCE, and more from it is refused; if it is your proxy, name it in TRUSTED_PROXIES',
      );
    },
  });
}
