import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIES } from '#schemas/api';
import type { PlatformContext } from '../context.ts';
import { hashOfToken, tokenCookie } from './token-cookie.ts';

const NAME = COOKIES.guest.name;
const LIFE_MS = 90 * 24 * 3_600_000;

/** A token is 16 random bytes and the start of their keyed hash: 43 characters, like all tokens. */
const RANDOM_BYTES = 16;
const RANDOM_LETTERS = 22;
const SIGNATURE_LETTERS = 21;

/** A guest's browser, identified by a random cookie. Only its hash is stored. */
export interface GuestSession {
  hash: string;
}

/** The session of this request; undefined if the browser has none. */
export function guestSession(context: PlatformContext, request: FastifyRequest): GuestSession | undefined {
  const hash = tokenCookie(context, NAME).hash(request);
  return hash === undefined ? undefined : { hash };
}

/** The session of this request, or a new one whose cookie the reply sets. */
export function ensureGuestSession(
  context: PlatformContext,
  request: FastifyRequest,
  reply: FastifyReply,
): GuestSession {
  const present = guestSession(context, request);
  if (present !== undefined) return present;
  return startGuestSession(context, reply);
}

/** Starts a new session, so that a previous user of the browser keeps no access. */
export function startGuestSession(context: PlatformContext, reply: FastifyReply): GuestSession {
  const { hash, keep } = newGuestSession(context);
  keep(reply);
  return { hash };
}

/** Creates a session and sends its cookie only with `keep`, so that data can be written first. */
export function newGuestSession(
  context: PlatformContext,
): GuestSession & { keep: (reply: FastifyReply) => void } {
  const token = signedToken(context);
  return {
    hash: hashOfToken(token),
    keep: (reply) => tokenCookie(context, NAME).keep(reply, token, LIFE_MS),
  };
}

/**
 * The session's hash if this server signed the token, checked without the database. An unsigned token of an older
 * version stays valid elsewhere, but a client could have invented it.
 */
export function provenGuest(context: PlatformContext, request: FastifyRequest): string | undefined {
  const token = tokenCookie(context, NAME).token(request);
  return token !== undefined && isSigned(context, token) ? hashOfToken(token) : undefined;
}

function signedToken({ keys, random }: Pick<PlatformContext, 'keys' | 'random'>): string {
  const own = random.bytes(RANDOM_BYTES).toString('base64url');
  return own + signature(keys.keyedHash('guest', own));
}

function isSigned({ keys }: Pick<PlatformContext, 'keys'>, token: string): boolean {
  const own = token.slice(0, RANDOM_LETTERS);
  const sent = Buffer.from(token.slice(RANDOM_LETTERS));
  return keys.keyedHashes('guest', own).some((hash) => timingSafeEqual(Buffer.from(signature(hash)), sent));
}

function signature(keyedHash: string): string {
  return keyedHash.slice(0, SIGNATURE_LETTERS);
}
