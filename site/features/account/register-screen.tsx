import { Grid } from '#design-system/grid';
import { TextField } from '#design-system/text-field';
import { useTranslation } from 'react-i18next';
import { accountAddress } from '../../app/paths.ts';
import { NewPassword } from '../../shared/account/new-password.tsx';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { FormFrame } from '../../shared/forms/form-frame.tsx';
import { PhoneNumberField } from '../../shared/forms/phone-number-field.tsx';
import { AccountAside } from './account-aside.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useRegisterForm } from './use-register-form.ts';
import { useSignedOutOnly } from './use-sign-in.ts';

export function RegisterScreen() {
  const { t } = useTranslation();
  useSignedOutOnly();
  const { fields, registration, submit, next } = useRegisterForm();
  const { wire } = fields;
  return (
    <AccountFrame
      heading={t('register.heading')}
      lead={t('register.lead')}
      side={
        <AccountAside
          question={t('register.hasAccount')}
          action={t('account.login')}
          to={accountAddress('login', next)}
        />
      }
    >
      <FormFrame
        fields={fields}
        change={registration}
        onSubmit={submit}
        submitLabel={t('register.submit')}
        busyLabel={t('register.sending')}
        note={t('register.note')}
      >
        <Grid columns={2}>
          <TextField {...wire('firstName')} autoComplete="given-name" required />
          <TextField {...wire('lastName')} autoComplete="family-name" required />
          <EmailField {...wire('email')} hint={t('register.emailHint')} autoComplete="username" />
          <PhoneNumberField fields={fields} name="phone" />
          <NewPassword wire={wire} />
        </Grid>
      </FormFrame>
    </AccountFrame>
  );
}
