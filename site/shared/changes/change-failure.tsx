import { Notice } from '#design-system/notice';
import { useTranslation } from 'react-i18next';
import { explainFailure } from '../failures/explain-failure.ts';
import { RetryWait } from './retry-wait.tsx';

/** Keeps in the page what a toast said about a failed change: a toast goes after five seconds. */
export function ChangeFailure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <>
      <Notice tone="danger" live="polite">
        {explainFailure(error, t('failures.unknown')).messages.join(' ')}
      </Notice>
      <RetryWait error={error} />
    </>
  );
}
