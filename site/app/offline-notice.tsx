import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Notice } from '#design-system/notice';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {isOnline ? null : (
        <Container>
          <Box paddingBlock="s">
            <Notice tone="warning">{t('failures.offline')}</Notice>
          </Box>
        </Container>
      )}
    </div>
  );
}
