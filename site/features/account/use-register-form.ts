import type { RegisterRequest, Verification } from '#schemas/api-types';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { register } from '../../api/auth.ts';
import { accountAddress } from '../../app/paths.ts';
import type { CodeSent } from '../../shared/account/code-sent.ts';
import { readKnownDetails } from '../../shared/account/known-details.ts';
import { useNextPage } from '../../shared/account/use-next-page.ts';
import { useChange, type Change } from '../../shared/changes/use-change.ts';
import { useFieldsForm, type FieldsForm } from '../../shared/forms/use-fields-form.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { useShell } from '../../shared/use-shell.ts';
import { REGISTER_FIELDS, registerStruct } from './account-structs.ts';

interface RegisterFormControl {
  fields: FieldsForm<RegisterRequest>;
  registration: Change<RegisterRequest, Verification>;
  submit: (event: FormEvent) => void;
  next: string | undefined;
}

const EMPTY: RegisterRequest = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
};

export function useRegisterForm(): RegisterFormControl {
  const navigate = useNavigate();
  const next = useNextPage();
  const { locations } = useShell();
  const introduction = readKnownDetails(useLocation().state);
  const fields = useFieldsForm<RegisterRequest>({
    name: 'register',
    fields: REGISTER_FIELDS,
    struct: registerStruct,
    defaults: { ...EMPTY, ...introduction },
    country: locations[0]?.country ?? '',
  });
  const registration = useChange<RegisterRequest, Verification>(register, {
    onSuccess: (verification) => {
      const sent: CodeSent = { email: fields.form.getValues('email').trim(), verification };
      void navigate(accountAddress('verifyEmail', next), { state: sent });
    },
    onFailure: fields.showRefusal,
  });
  const submit = useSingleSubmit(fields.form, (person) => registration.run(person));
  return { fields, registration, submit, next };
}
