import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIES } from '#schemas/api';
import type { PlatformContext } from '../context.ts';
import { hashOfToken, tokenCookie } from './token-cookie.ts';

const NAME = COOKIES.guest.name;
const LIFE_MS = 90 * 24 * 3_600_000;

/** A token is 16 random bytes and the beginning of their keyed hash, 43 letters in all as every token. */
const RANDOM_BYTES = 16;
const RANDOM_LETTERS = 22;
const SIGNATURE_LETTERS = 21;

/** The guest's browser, known by a random cookie; only the hash of it is stored. */
export interface GuestSession {
  hash: string;
}

/** The session of this request; undefined when the browser has none. */
export function guestSession(context: PlatformContext, request: FastifyRequest): GuestSession | undefined {
  const hash = tokenCookie(context, NAME).hash(request);
  return hash === undefined ? undefined : { hash };
}

/** The session of this request, or a new one that the reply starts. */
export function ensureGuestSession(
  context: PlatformContext,
  request: FastifyRequest,
  reply: FastifyReply,
): GuestSession {
  const present = guestSession(context, request);
  if (present !== undefined) return present;
  return startGuestSession(context, reply);
}

/** Starts a session of its own for whoever uses the browser from now on. */
export function startGuestSession(context: PlatformContext, reply: FastifyReply): GuestSession {
  const { hash, keep } = newGuestSession(context);
  keep(reply);
  return { hash };
}

/** A new session that the browser has when it is kept: what goes with it may have to be written first. */
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
 * The hash of a session that this server has begun, told without asking the database. A cookie of before they were signed
 * opens what it ever did, but whoever sends one may have invented it.
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
  const told = Buffer.from(token.slice(RANDOM_LETTERS));
  return keys.keyedHashes('guest', own).some((hash) => timingSafeEqual(Buffer.from(signature(hash)), told));
}

function signature(keyedHash: string): string {
  return keyedHash.slice(0, SIGNATURE_LETTERS);
}
