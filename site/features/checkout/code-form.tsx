import type { Booking } from '#schemas/api-types';
import { OtpField } from '#design-system/otp-field';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalCode } from '../../api/request-error.ts';
import { FIRST_FOCUS } from '../../app/first-focus.ts';
import { LinkNotice } from '../../shared/codes/link-notice.tsx';
import { StepFailure } from './step-failure.tsx';
import type { CodeFormControl } from './use-code-form.ts';

/** The id of the form, whose submit button may be in the bar of a small screen. */
export const CODE_FORM = 'code-form';

interface CodeFormProps {
  booking: Booking;
  code: CodeFormControl;
}

/** The code field, with the focus from the start. The last digit or the button sends it. */
export function CodeForm({ booking, code }: CodeFormProps) {
  const { t } = useTranslation();
  const { form, confirmation, submit, isOpening } = code;
  const isLink = booking.verification?.sentAs === 'LINK';
  const { setFocus } = form;
  useEffect(() => {
    if (!isLink) setFocus('otp');
  }, [isLink, setFocus]);
  const fault = form.formState.errors.otp;
  const failure =
    confirmation.error === undefined || fault ? null : (
      <StepFailure
        error={confirmation.error}
        locationId={booking.location.id}
        unknownOutcome={t('guest.unknownOutcome')}
      />
    );
  if (isLink) {
    return (
      <Stack gap="m">
        {isOpening ? (
          <Text role="status">{t('codeLink.opening')}</Text>
        ) : (
          <LinkNotice sentTo={booking.verification?.sentTo ?? ''} fault={fault?.message} />
        )}
        {failure}
      </Stack>
    );
  }
  // A code that has expired or was tried too often is not tried again.
  const isWrong = fault?.type === 'server' && refusalCode(confirmation.error) === 'OTP_INVALID';
  const tries = isWrong ? booking.verification?.attemptsLeft : undefined;
  const left = tries === undefined ? undefined : t('code.attemptsLeft', { count: tries });
  return (
    <form id={CODE_FORM} method="post" noValidate onSubmit={submit}>
      <Stack gap="m">
        <OtpField
          {...form.register('otp')}
          {...FIRST_FOCUS}
          label={t('fields.otp')}
          hint={t('code.checkedHint')}
          error={[fault?.message, left].filter(Boolean).join(' · ')}
          onComplete={() => submit()}
        />
        {failure}
      </Stack>
    </form>
  );
}
