import type { AuthSession, LoginRequest } from '#schemas/api-types';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { login as sendLogin } from '../../api/auth.ts';
import { refusalCode } from '../../api/request-error.ts';
import { accountAddress } from '../../app/paths.ts';
import type { CodeSent } from '../../shared/account/code-sent.ts';
import { useChange, type Change } from '../../shared/changes/use-change.ts';
import { useFieldsForm, type FieldsForm } from '../../shared/forms/use-fields-form.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { LOGIN_FIELDS, loginStruct } from './account-structs.ts';
import { useSignIn } from './use-sign-in.ts';

interface LoginFormControl {
  fields: FieldsForm<LoginRequest>;
  login: Change<LoginRequest, AuthSession>;
  submit: (event: FormEvent) => void;
  next: string | undefined;
}

/** The state of the login form. */
export function useLoginForm(): LoginFormControl {
  const navigate = useNavigate();
  const { next, signIn } = useSignIn();
  const fields = useFieldsForm<LoginRequest>({
    name: 'login',
    fields: LOGIN_FIELDS,
    struct: loginStruct,
    defaults: { email: '', password: '' },
  });
  const login = useChange<LoginRequest, AuthSession>(sendLogin, {
    onSuccess: ({ account }) => signIn(account),
    onFailure: (error) => {
      if (refusalCode(error) !== 'EMAIL_UNVERIFIED') return fields.showRefusal(error);
      // The password is right but the address is not verified: go on to the code.
      const sent: CodeSent = { email: fields.form.getValues('email') };
      void navigate(accountAddress('verifyEmail', next), { state: sent });
      return true;
    },
  });
  const submit = useSingleSubmit(fields.form, (credentials) => login.run(credentials));
  return { fields, login, submit, next };
}
