import type { Account } from '#schemas/api-types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { accountAddress } from '../../app/paths.ts';
import { LoadFailure } from '../failures/load-failure.tsx';
import { useAccount, useAccountStore } from './account-context.ts';
import { useCurrentAddress } from './use-current-address.ts';

interface SignedInOnlyProps {
  /** Drawn until it is known who is signed in. */
  loading: ReactNode;
  children: (account: Account) => ReactNode;
}

/** What stands below the heading of a screen for the owner of an account. Everybody else signs in first and comes back. */
export function SignedInOnly({ loading, children }: SignedInOnlyProps) {
  const { t } = useTranslation();
  const store = useAccountStore();
  const here = useCurrentAddress();
  const state = useAccount();
  switch (state.kind) {
    case 'UNKNOWN':
      return loading;
    case 'FAILED':
      return (
        <LoadFailure heading={t('account.failed')} onRetry={() => void store.ask()}>
          {t('account.failedText')}
        </LoadFailure>
      );
    case 'SIGNED_OUT':
      return <Navigate to={accountAddress('login', here)} replace />;
    case 'SIGNED_IN':
      return children(state.account);
    default:
      return state satisfies never;
  }
}
