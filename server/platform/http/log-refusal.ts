import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { RefusalCode } from '#domain/refusal';
import type { PlatformContext } from '../context.ts';
import { networkAddress, withoutMapping } from './network-address.ts';
import { storedEmail } from '#domain/email-address';

/** Refusals that indicate an attack when they repeat. */
const LOGGED: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'WRONG_CREDENTIALS',
  'WRONG_PASSWORD',
  'EMAIL_UNVERIFIED',
  'OTP_INVALID',
  'OTP_EXPIRED',
  'OTP_EXHAUSTED',
  'OTP_TOO_SOON',
  'LINK_EXPIRED',
  'FORBIDDEN',
  'HOLD_LIMIT',
  'ROOMS_HELD',
  'TOO_MANY_REQUESTS',
]);

/** On these paths NOT_FOUND means an unknown or foreign booking or quote; elsewhere it means a page or a file. */
const GUEST_OBJECTS = /^\/api\/v1\/(?:bookings|quotes\/)/;

/** Where a missing or wrong token is refused; elsewhere it means a guest who is not signed in. */
const TOKEN_ROUTES = /^\/api\/v1\/releases/;

const HASH_LENGTH = 16;
const MOST_ADDRESS_LENGTH = 254;

const accounts = new WeakMap<FastifyRequest, string>();

/** Stores the signed-in account of a request, so that logRefusal can name its hash. */
export function noteAccount(request: FastifyRequest, email: string): void {
  accounts.set(request, email);
}

/**
 * Logs one line per refusal that may be part of an attack (TRUST A8; ASVS 16.3.1 to 16.3.3). Network and account appear
 * only as the keyed hashes of the limits, and no input is logged. The client's address is logged only if the provider
 * enables it.
 */
export function logRefusal(
  { config, keys }: Pick<PlatformContext, 'config' | 'keys'>,
  request: FastifyRequest,
  code: RefusalCode,
): void {
  const route = request.routeOptions.url ?? 'unknown';
  if (!isLogged(code, route)) return;
  const hash = (purpose: 'email' | 'network', value: string): string =>
    keys.keyedHash(purpose, value).slice(0, HASH_LENGTH);
  const email = emailOf(request.body) ?? accounts.get(request);
  const address = withoutMapping(request.ip);
  request.log.warn(
    {
      code,
      method: request.method,
      route,
      network: hash('network', networkAddress(request.ip)),
      ...(email === undefined ? {} : { account: hash('email', email) }),
      ...(config.logsClientAddress && isIP(address) !== 0 ? { address } : {}),
    },
    'refused',
  );
}

function isLogged(code: RefusalCode, route: string): boolean {
  if (code === 'NOT_FOUND') return GUEST_OBJECTS.test(route);
  if (code === 'NOT_SIGNED_IN') return TOKEN_ROUTES.test(route);
  return LOGGED.has(code);
}

/** The e-mail address in a form, under either of its two names. A request refused before parsing has no body. */
function emailOf(body: unknown): string | undefined {
  const guest = fieldOf(body, 'guest');
  const email = fieldOf(body, 'email') ?? fieldOf(guest, 'guestEmail');
  if (typeof email !== 'string' || email.length > MOST_ADDRESS_LENGTH) return undefined;
  return storedEmail(email).toLowerCase();
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Reflect.get(value, name);
}
