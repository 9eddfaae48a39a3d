import type { AccountContext } from '../accounts/index.ts';

export type StaffContext = Pick<
  AccountContext,
  'clock' | 'config' | 'db' | 'keys' | 'newId' | 'passwords' | 'random' | 'release'
>;
