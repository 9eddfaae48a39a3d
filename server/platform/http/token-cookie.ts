import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A cookie with a random token of 256 bits. It is HttpOnly, and only its hash is stored. */
export interface TokenCookie {
  /** The token that the browser sent; undefined without one. */
  token: (request: FastifyRequest) => string | undefined;
  /** The hash of that token; undefined without one. */
  hash: (request: FastifyRequest) => string | undefined;
  keep: (reply: FastifyReply, token: string, lifeMs: number) => void;
  forget: (reply: FastifyReply) => void;
}

/** With https, the `__Host-` prefix binds the cookie to this host. */
export function tokenCookie({ config }: { config: Config }, name: string): TokenCookie {
  const isHttps = config.siteOrigin?.startsWith('https://') ?? false;
  const fullName = isHttps ? `__Host-${name}` : name;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  const tokenOf = (request: FastifyRequest): string | undefined => {
    const token = request.cookies[fullName];
    return token !== undefined && TOKEN.test(token) ? token : undefined;
  };
  return {
    token: tokenOf,
    hash(request) {
      const token = tokenOf(request);
      return token === undefined ? undefined : hashOfToken(token);
    },
    keep: (reply, token, lifeMs) => {
      reply.setCookie(fullName, token, { ...options, maxAge: lifeMs / 1000 });
    },
    forget: (reply) => {
      reply.clearCookie(fullName, options);
    },
  };
}

/** The stored form of a token. Its 256 bits cannot be guessed, so a slow hash adds nothing. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
