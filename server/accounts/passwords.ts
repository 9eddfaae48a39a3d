import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from '../platform/work-queue.ts';

/** What a hash costs: KiB of memory, and passes over them. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's least for argon2id: 19 MiB, two passes. The package's own default kind is argon2id. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Of no password that anybody knows: salt and hash were drawn by lot. */
const NOBODYS_SALT_AND_HASH = 'mG3kWx0Jr1dYbq7uTz5cPA$7qf0Q0m2rVh1nZ8sKp3Jt6yDw4LxEc9aBv5RgUoTiXM';

/** Hashing uses the threads that read files too, and 19 MiB each. */
const LIMITS = { atOnce: 2, waiting: 100 };

/** Slow hashes of passwords. Both functions refuse with UNAVAILABLE when too many wait already. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Compares with the hash of an account; with none it does the same work and says no. */
  verify: (stored: string | undefined, password: string) => Promise<boolean>;
}

/** The cost is for tests alone, which are not about it: whatever serves guests leaves it out. */
export function createPasswords(cost: HashCost = COST): Passwords {
  const inTurn = createWorkQueue(LIMITS);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (stored, password) =>
      inTurn(async () => {
        const isRight = await verify(stored ?? nobodysHash(cost), password);
        return isRight && stored !== undefined;
      }),
  };
}

/** Of the same cost as a real one: an address without an account is answered after the same work. */
function nobodysHash({ memoryCost, timeCost, parallelism }: HashCost): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${NOBODYS_SALT_AND_HASH}`;
}
