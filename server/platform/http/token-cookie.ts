import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A cookie that holds one random token of 256 bits. Scripts cannot read it, and only its hash is ever stored. */
export interface TokenCookie {
  /** The token that the browser sent; undefined when it sent none. */
  token: (request: FastifyRequest) => string | undefined;
  /** The hash of the token that the browser sent; undefined when it sent none. */
  hash: (request: FastifyRequest) => string | undefined;
  keep: (reply: FastifyReply, token: string, lifeMs: number) => void;
  forget: (reply: FastifyReply) => void;
}

/** `__Host-` binds the cookie to this very host and to https, where there is https. */
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

/** What is stored of a token: it has too many values to be tried, so a slow hash would add nothing. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
