import type { FindBookingAnswer, FindBookingRequest } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { ErrorSummary } from '#design-system/error-summary';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { TextField } from '#design-system/text-field';
import { useTranslation } from 'react-i18next';
import { findBooking } from '../../api/bookings.ts';
import { isOutcomeUnknown } from '../../api/request-error.ts';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { useFieldsForm } from '../../shared/forms/use-fields-form.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { useAttempts } from '../../shared/use-attempts.ts';
import { FIND_FIELDS, findStruct } from './find-struct.ts';

/** Reference and e-mail. The answer is the same for every input. */
export function FindForm({ onSent }: { onSent: (address: string) => void }) {
  const { t } = useTranslation();
  const attempts = useAttempts();
  const { form, wire, summary, showRefusal } = useFieldsForm<FindBookingRequest>({
    name: 'find',
    fields: FIND_FIELDS,
    struct: findStruct,
    defaults: { reference: '', email: '' },
    country: '',
  });
  const finding = useChange<FindBookingRequest, FindBookingAnswer>(
    (wanted) => attempts.send('find', (key) => findBooking(wanted, key)),
    { retries: 2, onSuccess: () => onSent(form.getValues('email')), onFailure: showRefusal },
  );
  const submit = useSingleSubmit(form, (values) => finding.run(values));
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="l">
        <ErrorSummary heading={t('findBooking.errors')} {...summary} />
        <TextField
          {...wire('reference')}
          hint={t('findBooking.referenceHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <TextField
          {...wire('email')}
          hint={t('findBooking.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          required
        />
        {finding.error === undefined || summary.errors.length > 0 ? null : <Refusal error={finding.error} />}
        <Stack gap="m" align="start">
          <Button type="submit" size="l" busy={finding.isBusy} busyLabel={t('findBooking.sending')}>
            {t('findBooking.submit')}
          </Button>
          <Text size="small" tone="muted" role="status">
            {finding.isPaused ? t('findBooking.paused') : t('findBooking.note')}
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}

function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (!isOutcomeUnknown(error)) return <ChangeFailure error={error} />;
  return (
    <Notice tone="warning" live="polite">
      {t('findBooking.unknownOutcome')}
    </Notice>
  );
}
