import type { Account } from '#schemas/api-types';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useAccount, useAccountStore } from '../../shared/account/account-context.ts';
import { useNextPage } from '../../shared/account/use-next-page.ts';

interface SignIn {
  /** Where the guest was before, to be passed on from page to page; nothing when they came by themselves. */
  next: string | undefined;
  /** Signs in and goes back to where the guest was. */
  signIn: (account: Account | null) => void;
}

/** The way from a page of the account's to where the guest was before it. */
export function useSignIn(): SignIn {
  const navigate = useNavigate();
  const store = useAccountStore();
  const next = useNextPage();
  return {
    next,
    signIn(account) {
      store.set(account);
      // Back does not lead to a form that has done its work.
      void navigate(next ?? paths.profile, { replace: true });
    },
  };
}

/** Whoever is signed in already has nothing to do on a page that signs in. */
export function useSignedOutOnly(): void {
  const navigate = useNavigate();
  const next = useNextPage();
  const isSignedIn = useAccount().kind === 'SIGNED_IN';
  useEffect(() => {
    if (isSignedIn) void navigate(next ?? paths.profile, { replace: true });
  }, [isSignedIn, next, navigate]);
}
