import type { AccountExport } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { exportProfile } from '../../api/profile.ts';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { DeleteAccount } from './delete-account.tsx';
import { saveFile } from './save-file.ts';

export function OwnData({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation();
  const download = useChange<void, AccountExport>(exportProfile, {
    onSuccess: (account) => saveFile('account.json', JSON.stringify(account, null, 2)),
  });
  return (
    <Stack gap="l">
      <Text measure>{t('profile.data.text')}</Text>
      <Inline gap="m">
        <Button
          tone="secondary"
          startIcon="file"
          busy={download.isBusy}
          busyLabel={t('profile.data.downloading')}
          onClick={() => void download.run()}
        >
          {t('profile.data.download')}
        </Button>
        <DeleteAccount onDeleted={onDeleted} />
      </Inline>
      {download.error === undefined ? null : <ChangeFailure error={download.error} />}
      <Text size="small" tone="muted" role="status">
        {download.state.status === 'success' ? t('profile.data.downloaded') : null}
      </Text>
    </Stack>
  );
}
