import { Notice } from '#design-system/notice';
import { useTranslation } from 'react-i18next';

/** Replaces the code field when, after too many wrong codes, a link was mailed. */
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
