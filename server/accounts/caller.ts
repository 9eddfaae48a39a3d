import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountContext } from './context.ts';
import { accountTokenHash } from './account-session.ts';
import { ensureGuestSession } from '../platform/http/guest-session.ts';
import { networkAddress, wideNetworkAddress } from '../platform/http/network-address.ts';

/** The browser that asks, whether or not somebody is signed in. */
export interface AccountCaller {
  guestHash: string;
  /** Keyed hash of the network, as limits see it. */
  networkKey: string;
  /** Of the /48 or /24 around it. */
  wideNetworkKey: string;
  /** Hash of the session's token that the browser sent; the session may have ended. */
  tokenHash: string | undefined;
}

/** The caller of a request; a browser without a guest's cookie gets one, since codes belong to a browser. */
export async function accountCaller(
  context: AccountContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AccountCaller> {
  return {
    guestHash: ensureGuestSession(context, request, reply).hash,
    networkKey: context.keys.keyedHash('network', networkAddress(request.ip)),
    wideNetworkKey: context.keys.keyedHash('network', wideNetworkAddress(request.ip)),
    tokenHash: accountTokenHash(context, request),
  };
}
