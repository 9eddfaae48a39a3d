import type { Booking, ConfirmBookingRequest } from '#schemas/api-types';
import { superstructResolver } from '@hookform/resolvers/superstruct';
import { type BaseSyntheticEvent, useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { object, type Describe } from 'superstruct';
import { confirmBooking } from '../../api/bookings.ts';
import { fieldMessages, refusalCode } from '../../api/request-error.ts';
import { shownInPage } from '../../shared/changes/shown-in-page.ts';
import { type Change, useChange } from '../../shared/changes/use-change.ts';
import { useLinkToken } from '../../shared/codes/use-link-token.ts';
import { useRefusedCodes } from '../../shared/codes/use-refused-codes.ts';
import { fieldStruct } from '../../shared/forms/field-struct.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { attempts } from './checkout-memory.ts';

/** The server asks for the code only while the address is not verified. */
type CodeFields = Required<ConfirmBookingRequest>;

interface CodeFormOptions {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
}

export interface CodeFormControl {
  form: UseFormReturn<CodeFields>;
  confirmation: Change<CodeFields, Booking>;
  submit: (event?: BaseSyntheticEvent) => void;
  /** A mailed link is being checked, or is about to be. */
  isOpening: boolean;
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

/** The code and its confirmation. A code is sent once; a mailed link sends itself. */
export function useCodeForm({ booking, onBooking, onOutdated }: CodeFormOptions): CodeFormControl {
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
        return shownInPage(error);
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
  const isOpening = confirmation.isBusy || (token !== undefined && confirmation.state.status === 'idle');
  return { form, confirmation, submit, isOpening };
}
