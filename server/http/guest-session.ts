import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '../adapters/random.ts';
import type { Context } from '../context.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const LIFE_SECONDS = 90 * 24 * 3600;

/** The guest's browser, known by a random cookie; only the hash of it is stored. */
export interface GuestSession {
  hash: string;
}

/** The session of this request; undefined when the browser has none. */
export function guestSession(context: Context, request: FastifyRequest): GuestSession | undefined {
  const token = request.cookies[cookieName(context)];
  return token !== undefined && TOKEN.test(token) ? { hash: hashOf(token) } : undefined;
}

/** The session of this request, or a new one that the reply starts. */
export function ensureGuestSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): GuestSession {
  const present = guestSession(context, request);
  if (present !== undefined) return present;
  const token = newToken(context.random);
  reply.setCookie(cookieName(context), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(context),
    maxAge: LIFE_SECONDS,
  });
  return { hash: hashOf(token) };
}

/** `__Host-` binds the cookie to this very host and to https, where there is https. */
function cookieName(context: Context): string {
  return isHttps(context) ? '__Host-verandah_guest' : 'verandah_guest';
}

function isHttps(context: Context): boolean {
  return context.config.siteOrigin?.startsWith('https://') ?? false;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
