import type { Booking, ConfirmBookingRequest } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Notice } from '#design-system/notice';
import { OtpField } from '#design-system/otp-field';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { superstructResolver } from '@hookform/resolvers/superstruct';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { object, type Describe } from 'superstruct';
import { confirmBooking } from '../../api/bookings.ts';
import { fieldMessages, isOutcomeUnknown, refusalCode } from '../../api/request-error.ts';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { LinkNotice } from '../../shared/codes/link-notice.tsx';
import { useLinkToken } from '../../shared/codes/use-link-token.ts';
import { useRefusedCodes } from '../../shared/codes/use-refused-codes.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { fieldStruct } from '../../shared/forms/field-struct.ts';
import { attempts } from './checkout-memory.ts';

/** The server asks for the code only while the address is not verified. */
type CodeFields = Required<ConfirmBookingRequest>;

interface CodeFormProps {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
}

/** After these refusals the booking has changed since it was shown. */
const OUTDATED = new Set([
  'HOLD_EXPIRED',
  'STATE_CONFLICT',
  'IDEMPOTENCY_MISMATCH',
  'OTP_INVALID',
  'OTP_EXHAUSTED',
  'OTP_EXPIRED',
]);

/** The code field. The last digit or the button sends it. A mailed link sends itself. */
export function CodeForm({ booking, onBooking, onOutdated }: CodeFormProps) {
  const { t } = useTranslation();
  const form = useForm<CodeFields>({
    defaultValues: { otp: '' },
    resolver: superstructResolver<CodeFields, unknown, CodeFields>(codeStruct(), {
      coerce: true,
    }),
  });
  const sendOnce = useRefusedCodes(form);
  const confirmation = useChange<CodeFields, Booking>(
    ({ otp }) =>
      sendOnce(otp, [booking.id, booking.verification?.expiresAt], (code) =>
        attempts.send(`confirm.${booking.id}`, (idempotencyKey) =>
          confirmBooking({ bookingId: booking.id, idempotencyKey }, code),
        ),
      ),
    {
      retries: 2,
      // The parent goes on to the confirmation.
      onSuccess: onBooking,
      onFailure: (error) => {
        if (OUTDATED.has(refusalCode(error) ?? '')) onOutdated();
        const ours = fieldMessages(error).find(({ field }) => field === 'otp');
        if (ours) form.setError('otp', { type: 'server', message: ours.message }, { shouldFocus: true });
        return ours !== undefined;
      },
    },
  );

  function codeStruct(): Describe<CodeFields> {
    const tools = { toE164: () => undefined };
    return object({ otp: fieldStruct('otp', { t, tools, labelOf: () => t('fields.otp') }) });
  }

  const submit = useSingleSubmit(form, (values) => confirmation.run(values));
  const token = useLinkToken();
  const { run } = confirmation;
  useEffect(() => {
    if (token !== undefined) void run({ otp: token });
  }, [run, token]);
  const isPaidLater = booking.paymentTerms === 'PAY_NOW' && booking.payment !== 'PAID';
  const fault = form.formState.errors.otp;
  const tries = fault?.type === 'server' ? booking.verification?.attemptsLeft : undefined;
  const left = tries === undefined ? undefined : t('code.attemptsLeft', { count: tries });
  if (booking.verification?.sentAs === 'LINK') {
    return (
      <Stack gap="m">
        {confirmation.isBusy || (token !== undefined && confirmation.state.status === 'idle') ? (
          <Text role="status">{t('codeLink.opening')}</Text>
        ) : (
          <LinkNotice sentTo={booking.verification.sentTo} fault={fault?.message} />
        )}
        {confirmation.error === undefined || fault ? null : (
          <ConfirmationFailure error={confirmation.error} />
        )}
      </Stack>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="m" align="start">
        <OtpField
          {...form.register('otp')}
          label={t('fields.otp')}
          hint={t('code.checkedHint')}
          error={[fault?.message, left].filter(Boolean).join(' · ')}
          onComplete={() => submit()}
        />
        {confirmation.error === undefined || fault ? null : (
          <ConfirmationFailure error={confirmation.error} />
        )}
        <Button type="submit" size="l" busy={confirmation.isBusy} busyLabel={t('code.confirming')}>
          {t(isPaidLater ? 'pay.continue' : 'code.submit')}
        </Button>
      </Stack>
    </form>
  );
}

function ConfirmationFailure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (!isOutcomeUnknown(error)) return <ChangeFailure error={error} />;
  return (
    <Notice tone="warning" live="polite">
      {t('guest.unknownOutcome')}
    </Notice>
  );
}
