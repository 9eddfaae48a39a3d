import type { Account } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { wayIn } from '../../app/paths.ts';
import { useAccount, useAccountStore } from './account-context.ts';
import { useHere } from './use-here.ts';

interface SignedInOnlyProps {
  /** Drawn until it is known who is signed in. */
  loading: ReactNode;
  children: (account: Account) => ReactNode;
}

/** What stands below the heading of a screen for the owner of an account. Everybody else signs in first and comes back. */
export function SignedInOnly({ loading, children }: SignedInOnlyProps) {
  const { t } = useTranslation();
  const store = useAccountStore();
  const here = useHere();
  const state = useAccount();
  switch (state.kind) {
    case 'UNKNOWN':
      return loading;
    case 'FAILED':
      return (
        <EmptyState
          icon="warning"
          headingLevel={2}
          heading={t('account.failed')}
          action={<Button onClick={() => void store.ask()}>{t('failures.retry')}</Button>}
        >
          {t('account.failedText')}
        </EmptyState>
      );
    case 'NOBODY':
      return <Navigate to={wayIn('login', here)} replace />;
    case 'SIGNED_IN':
      return children(state.account);
    default:
      return state satisfies never;
  }
}
