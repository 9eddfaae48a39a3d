import type { Account } from '#schemas/api-types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { accountAddress } from '../../app/paths.ts';
import { LoadFailure } from '../failures/load-failure.tsx';
import { useAccount, useAccountStore } from './account-context.ts';
import { useCurrentAddress } from './use-current-address.ts';

interface SignedInOnlyProps {
  loading: ReactNode;
  children: (account: Account) => ReactNode;
}

/** The content of a screen that needs an account. Other guests sign in first and return. */
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
