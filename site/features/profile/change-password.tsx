import type { AuthSession, ChangePasswordRequest } from '#schemas/api-types';
import { Grid } from '#design-system/grid';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { changePassword } from '../../api/auth.ts';
import { NewPassword } from '../../shared/account/new-password.tsx';
import { Password } from '../../shared/account/password.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { FormFrame } from '../../shared/forms/form-frame.tsx';
import { useFieldsForm } from '../../shared/forms/use-fields-form.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { useNotify } from '../../shared/notice-context.ts';
import { PASSWORD_FIELDS, passwordStruct } from './profile-struct.ts';

export function ChangePassword({ email }: { email: string }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const fields = useFieldsForm<ChangePasswordRequest>({
    name: 'password',
    fields: PASSWORD_FIELDS,
    struct: passwordStruct,
    defaults: { currentPassword: '', password: '', confirmPassword: '' },
    labels: { password: t('fields.newPassword') },
  });
  const { form, wire } = fields;
  const change = useChange<ChangePasswordRequest, AuthSession>(changePassword, {
    onSuccess: () => {
      form.reset();
      notify({ message: t('account.saved'), tone: 'success' });
    },
    onFailure: fields.showRefusal,
  });
  const submit = useSingleSubmit(form, (wish) => change.run(wish));
  return (
    <FormFrame
      fields={fields}
      change={change}
      onSubmit={submit}
      submitLabel={t('profile.password.submit')}
      busyLabel={t('profile.saving')}
      note={t('profile.password.note')}
    >
      {/* Names the account for password managers. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="l">
        <Grid columns={2}>
          <Password {...wire('currentPassword')} autoComplete="current-password" required />
        </Grid>
        <Grid columns={2}>
          <NewPassword wire={wire} />
        </Grid>
      </Stack>
    </FormFrame>
  );
}
