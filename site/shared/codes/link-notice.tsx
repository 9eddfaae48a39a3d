import { Notice } from '#design-system/notice';
import { useTranslation } from 'react-i18next';

/** In place of the field for a code: after too many wrong codes a link is mailed, which nobody can guess. */
export function LinkNotice({ sentTo, fault }: { sentTo: string; fault?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <Notice tone="info" heading={t('codeLink.heading')}>
        {t('codeLink.text', { address: sentTo })}
      </Notice>
      {fault === undefined ? null : (
        <Notice tone="danger" live="polite">
          {fault}
        </Notice>
      )}
    </>
  );
}
