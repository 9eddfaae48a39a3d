import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';
import type { Random } from './random.ts';

const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;
const SALT = 'verandah';

/** The purpose is part of the hash, so a hash for one purpose is invalid for another. */
type HashPurpose = 'balance' | 'code' | 'email' | 'gateway' | 'guest' | 'network' | 'news' | 'proxy';

/** The uses of the server's secret. Each has its own derived key. */
export interface Keys {
  /** Encrypts a text for storage. */
  seal: (text: string) => string;
  open: (sealed: string) => string;
  /** A deterministic hash. Without the secret the value cannot be guessed from it. */
  keyedHash: (purpose: HashPurpose, value: string) => string;
  /** The hash under each accepted secret, newest first: for values stored before the secret was changed. */
  keyedHashes: (purpose: HashPurpose, value: string) => readonly string[];
  /** Whether a text is the value's keyed hash under an accepted secret. Compares in constant time. */
  isKeyedHash: (purpose: HashPurpose, value: string, text: string) => boolean;
}

/** Creates keys from the accepted secrets. Only the first is used for new values. */
export function createKeys(secrets: readonly [string, ...string[]], random: Random): Keys {
  const [newest, ...others] = secrets;
  const keys = keysOf(newest);
  const all = [keys, ...others.map(keysOf)];
  const keyedHashes = (purpose: HashPurpose, value: string): string[] =>
    all.map(({ hashing }) => hashOf(hashing[purpose], value));
  return {
    seal: (text) => seal(keys.sealing, text, random.bytes(NONCE_LENGTH)),
    open: (sealed) =>
      openWithAny(
        all.map(({ sealing }) => sealing),
        sealed,
      ),
    keyedHash: (purpose, value) => hashOf(keys.hashing[purpose], value),
    keyedHashes,
    isKeyedHash: (purpose, value, text) =>
      keyedHashes(purpose, value).some((hash) => isSame(Buffer.from(hash), Buffer.from(text))),
  };
}

interface SecretKeys {
  sealing: KeyObject;
  hashing: Readonly<Record<HashPurpose, KeyObject>>;
}

function keysOf(secret: string): SecretKeys {
  const derive = (purpose: string): KeyObject =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, SALT, purpose, 32)));
  return {
    sealing: derive('outbox'),
    hashing: {
      email: derive('email'),
      network: derive('network'),
      code: derive('code'),
      gateway: derive('gateway'),
      guest: derive('guest'),
      balance: derive('balance'),
      news: derive('news'),
      proxy: derive('proxy'),
    },
  };
}

function hashOf(key: KeyObject, value: string): string {
  return createHmac('sha256', key).update(value).digest('base64url');
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

function seal(key: KeyObject, text: string, nonce: Buffer): string {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** A sealed text does not name its secret, so each one is tried. */
function openWithAny(keys: readonly KeyObject[], sealed: string): string {
  const faults: unknown[] = [];
  for (const key of keys) {
    try {
      return open(key, sealed);
    } catch (error) {
      faults.push(error);
    }
  }
  throw faults[0];
}

function open(key: KeyObject, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_LENGTH), {
    authTagLength: TAG_LENGTH,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH));
  return (
    decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH), undefined, 'utf8') + decipher.final('utf8')
  );
}
