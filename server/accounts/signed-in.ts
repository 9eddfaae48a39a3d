import type { UserRow } from './account-repository.ts';
import type { AuthSession } from '#schemas/api-types';

/** An account and the token of the session that was just started for it. */
export interface SignedIn {
  token: string;
  user: UserRow;
}

/** What a browser may know about who uses it. */
export function toAuthSession(
  user: Pick<UserRow, 'email' | 'first_name' | 'last_name' | 'phone'>,
): AuthSession {
  return {
    account: {
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      phone: user.phone,
    },
  };
}
