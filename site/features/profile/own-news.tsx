import type { Profile } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { stopOwnNews } from '../../api/profile.ts';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { useShell } from '../../shared/use-shell.ts';

interface OwnNewsProps {
  profile: Profile;
  onProfile: (profile: Profile) => void;
}

export function OwnNews({ profile, onProfile }: OwnNewsProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { hotel } = useShell();
  const stopping = useChange<void, Profile>(stopOwnNews, { onSuccess: onProfile });
  const { news } = profile;
  const isStopped = stopping.state.status === 'success';
  return (
    <Stack gap="l" align="start">
      {news === undefined ? null : (
        <>
          <Text measure>{t('news.given', { moment: moment(news.givenAt, hotel.timezone) })}</Text>
          <Text as="blockquote" tone="muted" measure>
            {news.text}
          </Text>
          <Button
            tone="secondary"
            busy={stopping.isBusy}
            busyLabel={t('news.stopping')}
            onClick={() => void stopping.run()}
          >
            {t('news.stop')}
          </Button>
        </>
      )}
      {stopping.error === undefined ? null : <ChangeFailure error={stopping.error} />}
      {/* There from the start, so that the withdrawal is announced. */}
      <Text role="status" measure>
        {news === undefined ? t(isStopped ? 'news.stopped' : 'news.none') : null}
      </Text>
    </Stack>
  );
}
