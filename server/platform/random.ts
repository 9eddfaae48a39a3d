import { randomFillSync, randomInt } from 'node:crypto';

/** The only source of randomness; tests bring their own. */
export interface Random {
  bytes: (length: number) => Buffer;
  /** A number from 0 up to, and without, the limit. */
  below: (limit: number) => number;
}

const POOL_BYTES = 4096;

export const systemRandom: Random = { bytes: createPool(), below: (limit) => randomInt(limit) };

/** Asking the system costs more than the bytes: it is asked for many at once, and each is handed out once. */
function createPool(): Random['bytes'] {
  let pool = Buffer.alloc(0);
  return (length) => {
    if (pool.length < length) pool = randomFillSync(Buffer.alloc(Math.max(length, POOL_BYTES)));
    const bytes = pool.subarray(0, length);
    pool = pool.subarray(length);
    return bytes;
  };
}

// Crockford's alphabet: no i, l, o or u to be misread. 32 letters, so that five bits of a byte are one letter without bias.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 26;

/** A public id of 130 random bits: not guessable, safe in a URL. */
export function newId(random: Random): string {
  return letters(random, ID_LENGTH);
}

/** What a guest reads out on the phone; it grants nothing. */
export function newReference(random: Random): string {
  const text = letters(random, 8).toUpperCase();
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** The secret of a guest's browser: 256 bits. */
export function newToken(random: Random): string {
  return random.bytes(32).toString('base64url');
}

/** Six digits, each as likely as any other. */
export function newCode(random: Random): string {
  return String(random.below(1_000_000)).padStart(6, '0');
}

/** What a mailed link carries in place of the digits: 128 bits, which nobody guesses. */
export function newLinkToken(random: Random): string {
  return random.bytes(16).toString('base64url');
}

function letters(random: Random, length: number): string {
  return Array.from(random.bytes(length), (byte) => ALPHABET.charAt(byte & 31)).join('');
}
