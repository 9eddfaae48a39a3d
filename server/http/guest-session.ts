import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIES } from '#schemas/api';
import { newToken } from '../adapters/random.ts';
import type { Context } from '../context.ts';
import { hashOfToken, tokenCookie } from './token-cookie.ts';

const NAME = COOKIES.guest.name;
const LIFE_MS = 90 * 24 * 3_600_000;

/** The guest's browser, known by a random cookie; only the hash of it is stored. */
export interface GuestSession {
  hash: string;
}

/** The session of this request; undefined when the browser has none. */
export function guestSession(context: Context, request: FastifyRequest): GuestSession | undefined {
  const hash = tokenCookie(context, NAME).hash(request);
  return hash === undefined ? undefined : { hash };
}

/** The session of this request, or a new one that the reply starts. */
export function ensureGuestSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): GuestSession {
  const present = guestSession(context, request);
  if (present !== undefined) return present;
  return startGuestSession(context, reply);
}

/** A session of its own for whoever uses the browser from now on. */
export function startGuestSession(context: Context, reply: FastifyReply): GuestSession {
  const token = newToken(context.random);
  tokenCookie(context, NAME).keep(reply, token, LIFE_MS);
  return { hash: hashOfToken(token) };
}
