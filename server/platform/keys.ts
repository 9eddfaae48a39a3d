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

/** What is hashed under a key: a hash for one purpose is none for another. */
type HashPurpose = 'code' | 'email' | 'gateway' | 'guest' | 'network' | 'proxy';

/** What the one secret of the server is used for. Each use has its own derived key. */
export interface Keys {
  /** Encrypts a text so that a dump of the database does not show it. */
  seal: (text: string) => string;
  open: (sealed: string) => string;
  /** The same value gives the same text; the value cannot be found from it without the secret. */
  keyedHash: (purpose: HashPurpose, value: string) => string;
  /** The same under each secret that is accepted, that of `keyedHash` first: for what may have been stored before a change. */
  keyedHashes: (purpose: HashPurpose, value: string) => readonly string[];
  /** Whether a text is the keyed hash of a value under a secret that is accepted; compares in constant time. */
  isKeyedHash: (purpose: HashPurpose, value: string, text: string) => boolean;
}

/** Makes everything with the first secret, and accepts what was made with any of them. */
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

/** Which secret has sealed a text is not written on it: only the right one opens it. */
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
