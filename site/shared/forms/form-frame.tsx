import { Button } from '#design-system/button';
import { ErrorSummary, type ErrorSummaryProps } from '#design-system/error-summary';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../changes/change-failure.tsx';

interface FormFrameProps {
  fields: { summary: Pick<ErrorSummaryProps, 'errors' | 'focusKey'> };
  /** The request that submits the form, and its state. */
  change: { error: unknown; isBusy: boolean; isPaused: boolean };
  onSubmit: (event: FormEvent) => void;
  submitLabel: string;
  busyLabel: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A form's frame: the error summary above its fields, the submit button and its error below. */
export function FormFrame(props: FormFrameProps) {
  const { fields, change, onSubmit, submitLabel, busyLabel, note, children } = props;
  const { t } = useTranslation();
  const { summary } = fields;
  const hasFailed = change.error !== undefined && summary.errors.length === 0;
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="l">
        <ErrorSummary heading={t('forms.errors')} {...summary} />
        {children}
        {hasFailed ? <ChangeFailure error={change.error} /> : null}
        <Stack gap="m" align="start">
          <Button type="submit" size="l" busy={change.isBusy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
          <Text size="small" tone="muted" role="status">
            {change.isPaused ? t('forms.paused') : note}
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}
