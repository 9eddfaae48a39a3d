import { Notice } from '#design-system/notice';
import { useTranslation } from 'react-i18next';
import { explainFailure } from '../failures/explain-failure.ts';
import { RetryWait } from './retry-wait.tsx';

/** Shows a failed change in the page, because its toast closes after five seconds. */
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
