import type { Account } from '#schemas/api-types';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useAccount, useAccountStore } from '../../shared/account/account-context.ts';
import { useNextPage } from '../../shared/account/use-next-page.ts';

interface SignIn {
  /** The page to return to, or undefined when the guest opened this page directly. */
  next: string | undefined;
  signIn: (account: Account | null) => void;
}

export function useSignIn(): SignIn {
  const navigate = useNavigate();
  const store = useAccountStore();
  const next = useNextPage();
  return {
    next,
    signIn(account) {
      store.set(account);
      // Going back must not reach a form that was already sent.
      void navigate(next ?? paths.profile, { replace: true });
    },
  };
}

/** Leaves a sign-in page when the guest is signed in already. */
export function useSignedOutOnly(): void {
  const navigate = useNavigate();
  const next = useNextPage();
  const isSignedIn = useAccount().kind === 'SIGNED_IN';
  useEffect(() => {
    if (isSignedIn) void navigate(next ?? paths.profile, { replace: true });
  }, [isSignedIn, next, navigate]);
}
