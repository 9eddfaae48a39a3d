import { Button } from '#design-system/button';
import { Popover } from '#design-system/popover';
import { Stack } from '#design-system/stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLogout } from '../shared/account/use-logout.ts';
import { paths } from './paths.ts';

const PAGES = ['bookings', 'profile'] as const;

export default function AccountMenu({ name }: { name: string }): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const logout = useLogout('here');
  return (
    <Popover
      label={t('account.menu')}
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button tone="quiet" endIcon="chevron-down">
          {name}
        </Button>
      }
    >
      <Stack gap="xs">
        {PAGES.map((page) => (
          <Button key={page} asChild tone="quiet" width="full" onClick={() => setOpen(false)}>
            <Link to={paths[page]}>{t(`account.${page}`)}</Link>
          </Button>
        ))}
        <Button
          tone="secondary"
          width="full"
          busy={logout.isBusy}
          busyLabel={t('account.leaving')}
          onClick={() => void logout.run()}
        >
          {t('account.logout')}
        </Button>
      </Stack>
    </Popover>
  );
}
