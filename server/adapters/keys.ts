import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import type { Random } from './random.ts';

const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;
const SALT = 'verandah';

/** What the one secret of the server is used for. Each use has its own derived key. */
export interface Keys {
  /** Encrypts a text so that a dump of the database does not show it. */
  seal: (text: string) => string;
  open: (sealed: string) => string;
  /** The same value gives the same text; the value cannot be found from it without the secret. */
  keyedHash: (purpose: 'email' | 'network' | 'code' | 'gateway', value: string) => string;
}

export function createKeys(secret: string, random: Random): Keys {
  const derive = (purpose: string): KeyObject =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, SALT, purpose, 32)));
  const sealingKey = derive('outbox');
  const hashKeys = {
    email: derive('email'),
    network: derive('network'),
    code: derive('code'),
    gateway: derive('gateway'),
  };
  return {
    seal(text) {
      const nonce = random.bytes(NONCE_LENGTH);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, NONCE_LENGTH), {
        authTagLength: TAG_LENGTH,
      });
      decipher.setAuthTag(bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH));
      return (
        decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    keyedHash: (purpose, value) => createHmac('sha256', hashKeys[purpose]).update(value).digest('base64url'),
  };
}
