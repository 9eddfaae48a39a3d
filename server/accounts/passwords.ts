import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from '../platform/work-queue.ts';

/** The cost of a hash: KiB of memory, and passes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's minimum for argon2id (the package's default): 19 MiB, two passes. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Random salt and hash of no known password. */
const DUMMY_SALT_AND_HASH = 'mG3kWx0Jr1dYbq7uTz5cPA$7qf0Q0m2rVh1nZ8sKp3Jt6yDw4LxEc9aBv5RgUoTiXM';

/** Hashing shares the thread pool with file reads, and needs 19 MiB each. */
const LIMITS = { atOnce: 2, waiting: 100 };

/** Slow hashes of passwords. Both functions refuse with UNAVAILABLE when too many callers wait. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Compares with the hash of an account; without one it does the same work and returns false. */
  verify: (stored: string | undefined, password: string) => Promise<boolean>;
}

/** Only tests pass a cost. */
export function createPasswords(cost: HashCost = COST): Passwords {
  const inTurn = createWorkQueue(LIMITS);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (stored, password) =>
      inTurn(async () => {
        const isRight = await verify(stored ?? dummyHash(cost), password);
        return isRight && stored !== undefined;
      }),
  };
}

function dummyHash({ memoryCost, timeCost, parallelism }: HashCost): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${DUMMY_SALT_AND_HASH}`;
}
