import { notify, Toaster } from '#design-system/toast';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeQueue } from '../shared/notices.ts';

export default function ToastOutlet({ notices }: { notices: NoticeQueue }): ReactNode {
  const { t } = useTranslation();
  useEffect(
    () => notices.deliverTo((notice) => void notify({ ...notice, closeLabel: t('toasts.close') })),
    [notices, t],
  );
  return <Toaster label={t('toasts.label')} />;
}
