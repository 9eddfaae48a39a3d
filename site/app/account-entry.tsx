import { Button } from '#design-system/button';
import { NavItem } from '#design-system/nav-bar';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useKnownAccount } from '../shared/account/account-context.ts';
import { useCurrentAddress } from '../shared/account/use-current-address.ts';
import { paths, accountAddress } from './paths.ts';

// Guests who are signed out need only a link.
const AccountMenu = lazy<(props: { name: string }) => ReactNode>(async () =>
  import('./account-menu.tsx').catch(() => ({ default: ProfileLink })),
);

export function AccountEntry(): ReactNode {
  const { t } = useTranslation();
  const state = useKnownAccount();
  const login = useLogin();
  if (state.kind !== 'SIGNED_IN') {
    return (
      <Button asChild tone="quiet">
        <Link to={login}>{t('account.login')}</Link>
      </Button>
    );
  }
  const { firstName } = state.account;
  return (
    <Suspense fallback={<ProfileLink name={firstName} />}>
      <AccountMenu name={firstName} />
    </Suspense>
  );
}

function ProfileLink({ name }: { name: string }): ReactNode {
  return (
    <Button asChild tone="quiet">
      <Link to={paths.profile}>{name}</Link>
    </Button>
  );
}

export function AccountItems(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isSignedIn = useKnownAccount().kind === 'SIGNED_IN';
  const login = useLogin();
  if (!isSignedIn) {
    return (
      <NavItem asChild current={pathname === paths.login}>
        <Link to={login}>{t('account.login')}</Link>
      </NavItem>
    );
  }
  return (
    <>
      <NavItem asChild current={pathname === paths.bookings}>
        <Link to={paths.bookings}>{t('account.bookings')}</Link>
      </NavItem>
      <NavItem asChild current={pathname === paths.profile}>
        <Link to={paths.profile}>{t('account.profile')}</Link>
      </NavItem>
    </>
  );
}

/** Signing in does not return to these pages. */
const SIGN_IN_PAGES: readonly string[] = [
  paths.login,
  paths.register,
  paths.verifyEmail,
  paths.forgotPassword,
  paths.resetPassword,
];

function useLogin(): string {
  const { pathname } = useLocation();
  const here = useCurrentAddress();
  return SIGN_IN_PAGES.includes(pathname) ? paths.login : accountAddress('login', here);
}
