import type { Booking, CancellationQuote } from '#schemas/api-types';
import { ErrorSummary } from '#design-system/error-summary';
import { Notice } from '#design-system/notice';
import { formatPrice } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { TextArea } from '#design-system/text-area';
import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown, refusalDetails } from '../../../api/request-error.ts';
import { ChangeFailure } from '../../../shared/changes/change-failure.tsx';
import { useFormats } from '../../../shared/format/use-formats.ts';
import { CancellationFigures } from './cancellation-figures.tsx';
import { ReasonChips } from './reason-chips.tsx';
import type { Cancellation } from './use-cancellation.ts';

interface CancelQuestionProps {
  booking: Booking;
  quote: CancellationQuote;
  outdated: CancellationQuote | undefined;
  cancellation: Cancellation;
}

export function CancelQuestion({ booking, quote, outdated, cancellation }: CancelQuestionProps) {
  const { t } = useTranslation();
  const { fields, change, submit } = cancellation;
  const { wire, summary } = fields;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="l">
        {outdated ? <ChangedFigures before={outdated} after={quote} /> : null}
        <ErrorSummary heading={t('cancel.errors')} {...summary} />
        {/* Where the dialog begins: its end may be scrolled away. */}
        {summary.errors.length > 0 ? null : <Refusal error={change.error} />}
        <ReasonChips
          value={fields.form.watch('reason')}
          onChoose={(reason) =>
            fields.form.setValue('reason', reason, { shouldValidate: summary.errors.length > 0 })
          }
        />
        <TextArea {...wire('reason')} hint={t('cancel.reasonHint')} rows={2} required />
        <CancellationFigures quote={quote} booking={booking} />
        <Text size="small" tone="muted" role="status">
          {change.isPaused ? t('cancel.paused') : null}
        </Text>
      </Stack>
    </form>
  );
}

function ChangedFigures({ before, after }: { before: CancellationQuote; after: CancellationQuote }) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const price = (amountMinor: number) => formatPrice(amountMinor, after, locale);
  const isSame = before.refundMinor === after.refundMinor && before.penaltyMinor === after.penaltyMinor;
  return (
    <Notice tone="warning" live="assertive" heading={t(isSame ? 'cancel.renewed' : 'cancel.changed')}>
      {isSame
        ? t('cancel.renewedText')
        : t('cancel.changedText', {
            beforeRefund: price(before.refundMinor),
            afterRefund: price(after.refundMinor),
            beforeCharges: price(before.penaltyMinor),
            afterCharges: price(after.penaltyMinor),
          })}
    </Notice>
  );
}

function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (error === undefined || refusalDetails(error)?.cancellationQuote) return null;
  if (!isOutcomeUnknown(error)) return <ChangeFailure error={error} />;
  return (
    <Notice tone="warning" live="polite">
      {t('cancel.unknownOutcome')}
    </Notice>
  );
}
