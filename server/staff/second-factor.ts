import { Secret, TOTP } from 'otpauth';
import { tidyCode } from '#domain/typed-text';
import { hashOfToken } from '../platform/http/token-cookie.ts';
import { newRecoveryCode, type Random } from '../platform/random.ts';

/** What every authenticator app knows; some ignore other settings of the address without a word. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** As long as the hash (RFC 4226). */
const SECRET_BYTES = 20;
/** A code of the half minute before or after is right too: clocks of phones differ. */
const DRIFT_STEPS = 1;
const RECOVERY_CODES = 10;

export interface SecondFactor {
  /** In base32, for typing. */
  secret: string;
  /** The address that an authenticator app reads. */
  uri: string;
}

/** @param issuer whose account it is, as the app shows it. */
export function newSecondFactor(
  random: Random,
  { issuer, email }: { issuer: string; email: string },
): SecondFactor {
  // A copy: the bytes may lie in a larger buffer.
  const secret = new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_BYTES)).buffer });
  return {
    secret: secret.base32,
    uri: new TOTP({ ...SETTINGS, issuer: issuer.replaceAll(':', ' '), label: email, secret }).toString(),
  };
}

export interface StepsAt {
  /** The half minute whose code was typed. */
  step: number;
  /** The last one that is right now. */
  latest: number;
}

/** The half minute of a typed code; undefined for a wrong one. */
export function stepOf(secret: string, typed: string, now: Date): StepsAt | undefined {
  const token = tidyCode(typed);
  // The library throws for six characters that are no digits.
  if (!/^\d{6}$/.test(token)) return undefined;
  const at = { period: SETTINGS.period, timestamp: now.getTime() };
  const delta = TOTP.validate({
    ...SETTINGS,
    ...at,
    token,
    secret: Secret.fromBase32(secret),
    window: DRIFT_STEPS,
  });
  if (delta === null) return undefined;
  const current = TOTP.counter(at);
  return { step: current + delta, latest: current + DRIFT_STEPS };
}

/** Ten codes of 80 random bits, each of which stands in for a lost phone once. */
export function newRecoveryCodes(random: Random): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode(random));
}

/** The stored form of a recovery code, in whichever way it was typed. */
export function hashOfRecoveryCode(typed: string): string {
  return hashOfToken(tidyCode(typed).toLowerCase().replaceAll('-', ''));
}
