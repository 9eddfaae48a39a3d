import { DomainError } from '#domain/refusal';
import type { Trx } from '../platform/db/database.ts';
import { checkedFields } from '../platform/http/check-fields.ts';
import { findCredential } from './account-repository.ts';
import type { Account } from './account-session.ts';
import type { AccountContext } from './context.ts';
import { type CountedAttempt, countAttempt, uncountAttempt, type AttemptKey } from './password-attempts.ts';

export interface PasswordTry {
  password: string;
  /** Undefined when the address has no account; the work is the same. */
  passwordHash: string | undefined;
  counted: readonly AttemptKey[];
}

/** Counts the attempt, then compares. */
export async function checkPassword(
  context: Pick<AccountContext, 'clock' | 'db' | 'passwords'>,
  { password, passwordHash, counted }: PasswordTry,
): Promise<boolean> {
  return countedAttempt(context, counted, () => context.passwords.verify(passwordHash, password));
}

/** Counts the attempt, then compares. Comparing is slow, so it runs outside the transaction. */
export async function countedAttempt(
  context: Pick<AccountContext, 'clock' | 'db'>,
  counted: readonly AttemptKey[],
  compare: () => Promise<boolean>,
): Promise<boolean> {
  const tried: CountedAttempt[] = [];
  await context.db.transaction().execute(async (trx) => {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const key of counted) tried.push(await countAttempt(trx, key, context.clock.now()));
  });
  const isRight = await compare();
  if (isRight) {
    await context.db.transaction().execute(async (trx) => {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      for (const one of tried) await uncountAttempt(trx, one);
    });
  }
  return isRight;
}

export interface Confirmed {
  /** Call it in the transaction of the change: it refuses when the password was replaced meanwhile. */
  stillHolds: (trx: Trx) => Promise<void>;
}

/**
 * Checks the current password, because an open session is not enough for such a change (TRUST A3). A wrong
 * one is refused and counts as an attempt.
 */
export async function confirmOwner(
  context: Pick<AccountContext, 'clock' | 'db' | 'passwords'>,
  account: Account,
  typed: string | undefined,
): Promise<Confirmed> {
  const { currentPassword } = checkedFields(['currentPassword'], { currentPassword: typed ?? '' });
  const credential = await findCredential(context.db, { userId: account.id });
  const passwordHash = credential?.passwordHash;
  const counted = [{ rule: 'PASSWORD_ASKER', of: account.id }] as const;
  if (!(await checkPassword(context, { password: currentPassword, passwordHash, counted }))) {
    throw new DomainError('WRONG_PASSWORD');
  }
  return {
    async stillHolds(trx) {
      const current = await findCredential(trx, { userId: account.id });
      if (current?.passwordHash !== passwordHash) throw new DomainError('WRONG_PASSWORD');
    },
  };
}
