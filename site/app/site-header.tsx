import { Button } from '#design-system/button';
import { Brand, NavBar, NavItem } from '#design-system/nav-bar';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { keptSearchAddress } from '../shared/stay-search/kept-search.ts';
import { useKeptSearch } from '../shared/stay-search/use-kept-search.ts';
import { useShell } from '../shared/use-shell.ts';
import { AccountEntry, AccountItems } from './account-entry.tsx';
import { brandLogo } from './brand-logo.ts';
import { FunnelHeader } from './funnel-header.tsx';
import { paths } from './paths.ts';
import { useFunnelStep } from './use-funnel-step.ts';

const PAGES = ['home', 'about', 'services', 'gallery', 'contact'] as const;

/** The menu of every page, or, from the results to the payment, where the guest is in their booking. */
export function SiteHeader() {
  const { pathname } = useLocation();
  const step = useFunnelStep();
  return step === undefined ? <MenuHeader pathname={pathname} /> : <FunnelHeader step={step} />;
}

function MenuHeader({ pathname }: { pathname: string }) {
  const { t } = useTranslation();
  const { hotel } = useShell();
  const kept = useKeptSearch();
  return (
    <NavBar
      sticky
      label={t('nav.label')}
      menuLabel={t('nav.openMenu')}
      closeLabel={t('nav.closeMenu')}
      brand={
        <Brand asChild {...brandLogo(hotel.logo, 'header')}>
          <Link to={paths.home}>{hotel.businessName}</Link>
        </Brand>
      }
      items={
        <>
          {PAGES.map((page) => (
            <NavItem key={page} asChild current={pathname === paths[page]}>
              <Link to={paths[page]}>{t(`nav.${page}`)}</Link>
            </NavItem>
          ))}
        </>
      }
      account={<AccountEntry />}
      accountItems={<AccountItems />}
      actions={
        <Button asChild size="s">
          <Link
            to={kept === undefined ? paths.book : keptSearchAddress(kept)}
            aria-current={pathname === paths.book ? 'page' : undefined}
          >
            {t('nav.book')}
          </Link>
        </Button>
      }
    />
  );
}
