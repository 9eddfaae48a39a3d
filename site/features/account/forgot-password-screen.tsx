import type { ForgotPasswordRequest, Verification } from '#schemas/api-types';
import { Grid } from '#design-system/grid';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { forgotPassword } from '../../api/auth.ts';
import { accountAddress } from '../../app/paths.ts';
import type { CodeSent } from '../../shared/account/code-sent.ts';
import { useNextPage } from '../../shared/account/use-next-page.ts';
import { useChange } from '../../shared/changes/use-change.ts';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { FormFrame } from '../../shared/forms/form-frame.tsx';
import { useFieldsForm } from '../../shared/forms/use-fields-form.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { AccountAside } from './account-aside.tsx';
import { AccountFrame } from './account-frame.tsx';
import { FORGOT_FIELDS, forgotStruct } from './account-structs.ts';
import { useSignedOutOnly } from './use-sign-in.ts';

/** Asks for a reset code. The page looks the same whether or not an account exists. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  useSignedOutOnly();
  const navigate = useNavigate();
  const next = useNextPage();
  const fields = useFieldsForm<ForgotPasswordRequest>({
    name: 'forgot',
    fields: FORGOT_FIELDS,
    struct: forgotStruct,
    defaults: { email: '' },
  });
  const wish = useChange<ForgotPasswordRequest, Verification>(forgotPassword, {
    onSuccess: (verification) => {
      const sent: CodeSent = { email: fields.form.getValues('email').trim(), verification };
      void navigate(accountAddress('resetPassword', next), { state: sent });
    },
    onFailure: fields.showRefusal,
  });
  const submit = useSingleSubmit(fields.form, (address) => wish.run(address));
  return (
    <AccountFrame
      heading={t('forgot.heading')}
      lead={t('forgot.lead')}
      side={
        <AccountAside
          question={t('forgot.remembered')}
          action={t('account.login')}
          to={accountAddress('login', next)}
        />
      }
    >
      <FormFrame
        fields={fields}
        change={wish}
        onSubmit={submit}
        submitLabel={t('forgot.submit')}
        busyLabel={t('forgot.sending')}
      >
        <Grid columns={2}>
          <EmailField {...fields.wire('email')} autoComplete="username" />
        </Grid>
      </FormFrame>
    </AccountFrame>
  );
}
