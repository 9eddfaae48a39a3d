import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { RefusalCode } from '#domain/refusal';
import type { PlatformContext } from '../context.ts';
import { networkAddress, withoutMapping } from './network-address.ts';

/** Refusals that a series of is an attack: guesses, and asking for more than a guest does. */
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

/** Where NOT_FOUND means that the booking or the quote is unknown, or somebody else's; elsewhere it is a page or a file. */
const GUEST_OBJECTS = /^\/api\/v1\/(?:bookings|quotes\/)/;

/** Enough to tell networks and accounts apart. */
const HASH_LENGTH = 16;
const MOST_ADDRESS_LENGTH = 254;

const accounts = new WeakMap<FastifyRequest, string>();

/** Remembers who is signed in, so that a refusal of this request can be counted against that account. */
export function noteAccount(request: FastifyRequest, email: string): void {
  accounts.set(request, email);
}

/**
 * One line for each refusal that tells of an attack (TRUST A8; ASVS 16.3.1 to 16.3.3). It names nobody: network and account
 * are the keyed hashes that the limits use, and nothing that was sent stands in it. The client's own address is in it only
 * where the provider asked for that.
 */
export function logRefusal(
  { config, keys }: Pick<PlatformContext, 'config' | 'keys'>,
  request: FastifyRequest,
  code: RefusalCode,
): void {
  const route = request.routeOptions.url ?? 'unknown';
  if (!LOGGED.has(code) && !(code === 'NOT_FOUND' && GUEST_OBJECTS.test(route))) return;
  const hash = (purpose: 'email' | 'network', value: string): string =>
    keys.keyedHash(purpose, value).slice(0, HASH_LENGTH);
  const email = askedFor(request.body) ?? accounts.get(request);
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

/** The address in a form, under the two names that forms have for it. A request that was refused unread has no body. */
function askedFor(body: unknown): string | undefined {
  const guest = fieldOf(body, 'guest');
  const email = fieldOf(body, 'email') ?? fieldOf(guest, 'guestEmail');
  if (typeof email !== 'string' || email.length > MOST_ADDRESS_LENGTH) return undefined;
  return email.trim().toLowerCase();
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Reflect.get(value, name);
}
