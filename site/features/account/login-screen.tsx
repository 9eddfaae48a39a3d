import { Grid } from '#design-system/grid';
import { Link as StyledLink } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { accountAddress } from '../../app/paths.ts';
import { Password } from '../../shared/account/password.tsx';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { FormFrame } from '../../shared/forms/form-frame.tsx';
import { AccountAside } from './account-aside.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useLoginForm } from './use-login-form.ts';
import { useSignedOutOnly } from './use-sign-in.ts';

export function LoginScreen() {
  const { t } = useTranslation();
  useSignedOutOnly();
  const { fields, login, submit, next } = useLoginForm();
  return (
    <AccountFrame
      heading={t('login.heading')}
      lead={t(next === undefined ? 'login.lead' : 'login.leadBack')}
      side={
        <AccountAside
          question={t('login.noAccount')}
          action={t('account.register')}
          to={accountAddress('register', next)}
        />
      }
    >
      <FormFrame
        fields={fields}
        change={login}
        onSubmit={submit}
        submitLabel={t('account.login')}
        busyLabel={t('login.sending')}
      >
        <Grid columns={2}>
          <Stack gap="l">
            <EmailField {...fields.wire('email')} autoComplete="username" />
            <Password {...fields.wire('password')} autoComplete="current-password" required />
            <StyledLink asChild>
              <Link to={accountAddress('forgotPassword', next)}>{t('login.forgot')}</Link>
            </StyledLink>
          </Stack>
        </Grid>
      </FormFrame>
    </AccountFrame>
  );
}
