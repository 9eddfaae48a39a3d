import type { ReleaseContext } from '../release/index.ts';
import type { AccountStore } from './account-store.ts';
import type { Passwords } from './passwords.ts';

export interface AccountContext extends ReleaseContext {
  accounts: AccountStore;
  passwords: Passwords;
}
