import { Button } from '#design-system/button';
import { Brand, NavBar, NavItem } from '#design-system/nav-bar';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useShell } from '../shared/use-shell.ts';
import { AccountEntry, AccountItems } from './account-entry.tsx';
import { brandLogo } from './brand-logo.ts';
import { paths } from './paths.ts';

const PAGES = ['home', 'about', 'services', 'gallery', 'contact'] as const;

export function SiteHeader() {
  const { t } = useTranslation();
  const { hotel } = useShell();
  const { pathname } = useLocation();
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
        <Button asChild>
          <Link to={paths.book} aria-current={pathname === paths.book ? 'page' : undefined}>
            {t('nav.book')}
          </Link>
        </Button>
      }
    />
  );
}
