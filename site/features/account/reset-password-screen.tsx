import type { AuthSession, ResetPasswordRequest, Verification } from '#schemas/api-types';
import { Grid } from '#design-system/grid';
import { OtpField } from '#design-system/otp-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgotPassword, resetPassword } from '../../api/auth.ts';
import { accountAddress } from '../../app/paths.ts';
import { useAccountStore } from '../../shared/account/account-context.ts';
import { readCodeSent, type CodeSent } from '../../shared/account/code-sent.ts';
import { NewPassword } from '../../shared/account/new-password.tsx';
import { useNextPage } from '../../shared/account/use-next-page.ts';
import { useChange } from '../../shared/changes/use-change.ts';
import { LinkNotice } from '../../shared/codes/link-notice.tsx';
import { useLinkToken } from '../../shared/codes/use-link-token.ts';
import { useRefusedCodes } from '../../shared/codes/use-refused-codes.ts';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { FormFrame } from '../../shared/forms/form-frame.tsx';
import { useFieldsForm } from '../../shared/forms/use-fields-form.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { useNotify } from '../../shared/notice-context.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { AccountFrame } from './account-frame.tsx';
import { RESET_BY_LINK_FIELDS, RESET_FIELDS, resetByLinkStruct, resetStruct } from './account-structs.ts';
import { CodeAside } from './code-aside.tsx';

/** Sets a new password with the mailed code. It signs every browser out, this one too. */
export function ResetPasswordScreen() {
  const isHydrated = useHydrated();
  const { state } = useLocation();
  // A prerendered document has no navigation state.
  const sent = isHydrated ? readCodeSent(state) : undefined;
  const token = useLinkToken();
  return <ResetPassword key={`${sent?.email ?? ''} ${token ?? ''}`} sent={sent} token={token} />;
}

function ResetPassword({ sent, token }: { sent: CodeSent | undefined; token: string | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const store = useAccountStore();
  const next = useNextPage();
  const [verification, setVerification] = useState<Verification | undefined>(sent?.verification);
  const fields = useFieldsForm<ResetPasswordRequest>({
    name: 'reset',
    ...(token === undefined
      ? { fields: RESET_FIELDS, struct: resetStruct }
      : { fields: RESET_BY_LINK_FIELDS, struct: resetByLinkStruct }),
    defaults: { otp: token ?? '', email: sent?.email ?? '', password: '', confirmPassword: '' },
    labels: { password: t('fields.newPassword') },
  });
  const sendOnce = useRefusedCodes(fields.form);
  const send = (wish: ResetPasswordRequest) =>
    sendOnce(wish.otp, [wish.email, verification?.expiresAt], (otp) => resetPassword({ ...wish, otp }));
  const change = useChange<ResetPasswordRequest, AuthSession>(send, {
    onSuccess: ({ account }) => {
      store.set(account);
      notify({ message: t('account.saved'), tone: 'success' });
      void navigate(accountAddress('login', next), { replace: true });
    },
    onFailure: fields.showRefusal,
  });
  const submit = useSingleSubmit(fields.form, (wish) => change.run(wish));
  const { wire } = fields;
  const isWaitingForLink = token === undefined && verification?.sentAs === 'LINK';
  return (
    <AccountFrame
      heading={t('reset.heading')}
      lead={isWaitingForLink ? null : lead()}
      side={
        <CodeAside
          resendAt={verification?.resendAt}
          send={() => forgotPassword({ email: fields.form.getValues('email').trim() })}
          onSent={setVerification}
        />
      }
    >
      {isWaitingForLink ? (
        <LinkNotice sentTo={verification.sentTo} />
      ) : (
        <FormFrame
          fields={fields}
          change={change}
          onSubmit={submit}
          submitLabel={t('reset.submit')}
          busyLabel={t('reset.sending')}
          note={t('reset.note')}
        >
          <Grid columns={2}>
            {token === undefined ? <OtpField {...wire('otp')} hint={t('code.hint')} required /> : null}
            <EmailField {...wire('email')} autoComplete="username" />
            <NewPassword wire={wire} />
          </Grid>
        </FormFrame>
      )}
    </AccountFrame>
  );

  function lead(): string {
    if (token !== undefined) return t('codeLink.reset');
    return verification === undefined
      ? t('reset.lead')
      : t('reset.leadSent', { address: verification.sentTo });
  }
}
