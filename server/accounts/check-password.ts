import type { AccountContext } from './context.ts';
import { type CountedTry, countTry, takeBackTry, type TryKey } from './tries.ts';

/** A password that somebody typed, and whose it would have to be. */
export interface PasswordTry {
  password: string;
  /** Undefined when the address has no account: the same work is done. */
  passwordHash: string | undefined;
  counted: readonly TryKey[];
}

/** Counts the try, then compares. Comparing is slow and never inside a transaction. */
export async function checkPassword(
  context: Pick<AccountContext, 'clock' | 'db' | 'passwords'>,
  { password, passwordHash, counted }: PasswordTry,
): Promise<boolean> {
  const tried: CountedTry[] = [];
  await context.db.transaction().execute(async (trx) => {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const key of counted) tried.push(await countTry(trx, key, context.clock.now()));
  });
  const isRight = await context.passwords.verify(passwordHash, password);
  if (isRight) {
    await context.db.transaction().execute(async (trx) => {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      for (const one of tried) await takeBackTry(trx, one);
    });
  }
  return isRight;
}
