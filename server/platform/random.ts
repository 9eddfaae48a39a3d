import { randomFillSync, randomInt } from 'node:crypto';

/** The only source of randomness. Tests use their own. */
export interface Random {
  bytes: (length: number) => Buffer;
  /** An integer from 0 to below `limit`. */
  below: (limit: number) => number;
}

const POOL_BYTES = 4096;

export const systemRandom: Random = { bytes: createPool(), below: (limit) => randomInt(limit) };

/** The system call costs more than the bytes, so many are fetched at once. Each byte is used once. */
function createPool(): Random['bytes'] {
  let pool = Buffer.alloc(0);
  return (length) => {
    if (pool.length < length) pool = randomFillSync(Buffer.alloc(Math.max(length, POOL_BYTES)));
    const bytes = pool.subarray(0, length);
    pool = pool.subarray(length);
    return bytes;
  };
}

// Crockford's alphabet without the ambiguous i, l, o and u. 32 letters, so five bits map to one letter without bias.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 26;

/** A public id of 130 random bits: not guessable, safe in URLs. */
export function newId(random: Random): string {
  return letters(random, ID_LENGTH);
}

/** A short reference for guests to read out on the phone. It grants no access. */
export function newReference(random: Random): string {
  const text = letters(random, 8).toUpperCase();
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** A 256-bit token for a guest's browser. */
export function newToken(random: Random): string {
  return random.bytes(32).toString('base64url');
}

/** Six random digits. */
export function newCode(random: Random): string {
  return String(random.below(1_000_000)).padStart(6, '0');
}

/** A 128-bit token for a mailed link. */
export function newLinkToken(random: Random): string {
  return random.bytes(16).toString('base64url');
}

/** Sixteen letters in groups of four, to be written down: 80 random bits. */
export function newRecoveryCode(random: Random): string {
  return (letters(random, 16).match(/.{4}/g) ?? []).join('-');
}

function letters(random: Random, length: number): string {
  return Array.from(random.bytes(length), (byte) => ALPHABET.charAt(byte & 31)).join('');
}
