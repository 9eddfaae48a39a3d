import { writtenEmail } from '#domain/email-address';
import type { Profile } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useLogout } from '../../shared/account/use-logout.ts';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import { useFormats } from '../../shared/format/use-formats.ts';

export function SessionPanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const here = useLogout('here');
  const everywhere = useLogout('everywhere');
  const error = here.error ?? everywhere.error;
  return (
    <Surface tone="sunken" padding="l" radius="m">
      <Stack gap="xl">
        <Stack gap="l">
          <Heading level={2} size="m">
            {profile.firstName} {profile.lastName}
          </Heading>
          <Text size="small">{writtenEmail(profile.email)}</Text>
          <Text size="small" tone="muted">
            {t('profile.since', { month: formats.month(profile.createdAt.slice(0, 'YYYY-MM'.length)) })}
          </Text>
        </Stack>
        <Button asChild tone="secondary" width="full" startIcon="calendar">
          <Link to={paths.bookings}>{t('account.bookings')}</Link>
        </Button>
        <Stack gap="s">
          <Button
            tone="secondary"
            width="full"
            busy={here.isBusy}
            busyLabel={t('account.leaving')}
            onClick={() => void here.run()}
          >
            {t('account.logout')}
          </Button>
          <Button
            tone="quiet"
            width="full"
            busy={everywhere.isBusy}
            busyLabel={t('account.leaving')}
            onClick={() => void everywhere.run()}
          >
            {t('account.logoutEverywhere')}
          </Button>
          <Text size="small" tone="muted">
            {t('account.logoutEverywhereText')}
          </Text>
        </Stack>
        {error === undefined ? null : <ChangeFailure error={error} />}
      </Stack>
    </Surface>
  );
}
