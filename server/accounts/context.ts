import type { ReleaseContext } from '../release/index.ts';
import type { Passwords } from './passwords.ts';

export interface AccountContext extends ReleaseContext {
  passwords: Passwords;
}
