import type { AuthSession, Verification } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { OtpField } from '#design-system/otp-field';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { verifyEmail } from '../../api/auth.ts';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { useFieldsForm } from '../../shared/forms/use-fields-form.ts';
import { LinkNotice } from '../../shared/codes/link-notice.tsx';
import { useRefusedCodes } from '../../shared/codes/use-refused-codes.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { CODE_FIELDS, codeStruct, type CodeValues } from './account-structs.ts';
import { useSignIn } from './use-sign-in.ts';

interface CodeFormProps {
  email: string;
  verification: Verification | undefined;
}

/**
 * The code field. The last digit or the button sends it. After too many wrong codes it asks for the mailed link
 * instead.
 */
export function CodeForm({ email, verification }: CodeFormProps) {
  const { t } = useTranslation();
  const { signIn } = useSignIn();
  const { form, wire, showRefusal } = useFieldsForm<CodeValues>({
    name: 'verify',
    fields: CODE_FIELDS,
    struct: codeStruct,
    defaults: { otp: '' },
    // A form with one field needs no error summary.
    focusesField: true,
  });
  const sendOnce = useRefusedCodes(form);
  const proof = useChange<CodeValues, AuthSession>(
    (values) => sendOnce(values.otp, [email, verification?.expiresAt], (otp) => verifyEmail({ email, otp })),
    { onSuccess: ({ account }) => signIn(account), onFailure: showRefusal },
  );
  const submit = useSingleSubmit(form, (values) => proof.run(values));
  const field = wire('otp');
  if (verification?.sentAs === 'LINK') return <LinkNotice sentTo={verification.sentTo} />;
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="l" align="start">
        <OtpField {...field} hint={t('code.checkedHint')} onComplete={() => submit()} />
        {proof.error === undefined || field.error ? null : <ChangeFailure error={proof.error} />}
        <Button type="submit" size="l" busy={proof.isBusy} busyLabel={t('verify.sending')}>
          {t('verify.submit')}
        </Button>
        <Text size="small" tone="muted" role="status">
          {proof.isPaused ? t('forms.paused') : null}
        </Text>
      </Stack>
    </form>
  );
}
