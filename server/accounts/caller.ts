import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountContext } from './context.ts';
import { accountTokenHash } from './account-session.ts';
import { ensureGuestSession } from '../platform/http/guest-session.ts';
import { pageTexts } from '../platform/http/page-texts.ts';
import { networkAddress, wideNetworkAddress } from '../platform/http/network-address.ts';

export interface AccountCaller {
  guestHash: string;
  /** Keyed hash of the network; limits count by it. */
  networkKey: string;
  /** Keyed hash of the surrounding /48 or /24. */
  wideNetworkKey: string;
  /** Hash of the session token that the browser sent; the session may have ended. */
  tokenHash: string | undefined;
  /** Of the page that asks: codes are mailed in it. */
  language: string;
}

/**
 * Returns the caller of a request. A browser without a guest cookie gets one, because codes belong to a
 * browser.
 */
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
    language: pageTexts(context.release.peek(), request).language,
  };
}
