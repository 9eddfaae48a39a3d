import type { AuthContext } from 'better-auth';
import type { Clock } from '../platform/clock.ts';
import { newToken, type Random } from '../platform/random.ts';
import type { Database, Trx } from '../platform/db/database.ts';
import { hashOfToken } from '../platform/http/token-cookie.ts';
import { SESSION_RULES } from './session-rules.ts';

/** What makes an account, once its address is proven. */
export interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  passwordHash: string;
}

/** What may change of an account; what is left out stays. */
export interface AccountChanges {
  email?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  gender?: string;
  /** Name of the picture's file; null takes it away. */
  picture?: string | null;
}

/** Accounts, their passwords and their sessions. Every change happens in the transaction that is handed in. */
export interface AccountStore {
  /** Before a transaction begins, so that none waits for the library. */
  load: () => Promise<void>;
  /** The new account's id. */
  create: (trx: Trx, account: NewAccount) => Promise<string>;
  change: (trx: Trx, userId: string, changes: AccountChanges) => Promise<void>;
  setPassword: (trx: Trx, userId: string, passwordHash: string) => Promise<void>;
  /** The token for the browser; only its hash is stored. */
  startSession: (trx: Trx, userId: string) => Promise<string>;
  endSession: (trx: Trx, tokenHash: string) => Promise<void>;
  endAllSessions: (trx: Trx, userId: string) => Promise<void>;
  /** With everything that belongs to it in the tables of accounts. */
  remove: (trx: Trx, userId: string) => Promise<void>;
}

type Store = AuthContext['internalAdapter'];

/** What the store is made of. */
export interface StoreParts {
  clock: Clock;
  random: Random;
  newId: () => string;
  db: Database;
}

type Within = <Result>(trx: Trx, work: (store: Store) => Promise<Result>) => Promise<Result>;

/**
 * better-auth behind our use cases (docs/decisions/0012). It takes half a second to load, so it is loaded when somebody
 * first uses an account.
 */
export function createAccountStore(parts: StoreParts): AccountStore {
  let opened: Promise<Within> | undefined;
  const open = (): Promise<Within> => {
    opened ??= import('./better-auth.ts').then(({ openBetterAuth }) => openBetterAuth(parts));
    return opened;
  };
  const within: Within = async (trx, work) => (await open())(trx, work);
  return {
    async load() {
      await open();
    },
    create: (trx, account) => within(trx, (store) => createAccount(parts, store, account)),
    change: (trx, userId, { firstName, picture, ...changes }) =>
      within(trx, async (store) => {
        await store.updateUser(userId, {
          ...changes,
          ...(firstName === undefined ? {} : { name: firstName }),
          ...(picture === undefined ? {} : { image: picture }),
          updatedAt: parts.clock.now(),
        });
      }),
    setPassword: (trx, userId, passwordHash) =>
      within(trx, (store) => store.updatePassword(userId, passwordHash)),
    startSession: (trx, userId) => within(trx, (store) => startSession(parts, store, userId)),
    endSession: (trx, tokenHash) => within(trx, (store) => store.deleteSession(tokenHash)),
    endAllSessions: (trx, userId) => within(trx, (store) => store.deleteUserSessions(userId)),
    remove: (trx, userId) => within(trx, (store) => store.deleteUser(userId)),
  };
}

async function createAccount(
  { clock }: StoreParts,
  store: Store,
  { firstName, passwordHash, ...account }: NewAccount,
): Promise<string> {
  const times = { createdAt: clock.now(), updatedAt: clock.now() };
  const { id } = await store.createUser(
    { ...account, name: firstName, emailVerified: true, ...times },
    { method: 'email-password' },
  );
  await store.linkAccount({
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: passwordHash,
    ...times,
  });
  return id;
}

async function startSession({ clock, random }: StoreParts, store: Store, userId: string): Promise<string> {
  const token = newToken(random);
  const now = clock.now();
  const session = {
    token: hashOfToken(token),
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_RULES.absoluteMs),
  };
  // The last argument lets ours replace what better-auth would fill in: a plain token and the machine's own clock.
  await store.createSession(userId, false, session, true);
  return token;
}
