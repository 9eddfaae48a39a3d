import { writtenEmail } from '#domain/email-address';
import type { ChangeProfileRequest, Profile } from '#schemas/api-types';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { changeProfile } from '../../api/profile.ts';
import { useAccountStore } from '../../shared/account/account-context.ts';
import { useChange, type Change } from '../../shared/changes/use-change.ts';
import { useFieldsForm, type FieldsForm } from '../../shared/forms/use-fields-form.ts';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.ts';
import { useNotify } from '../../shared/notice-context.ts';
import { useShell } from '../../shared/use-shell.ts';
import { needsPassword, PROFILE_FIELDS, profileStruct, type ProfileValues } from './profile-struct.ts';

interface ProfileFormOptions {
  profile: Profile;
  onProfile: (profile: Profile) => void;
}

interface ProfileFormControl {
  fields: FieldsForm<ProfileValues>;
  change: Change<ChangeProfileRequest, Profile>;
  submit: (event: FormEvent) => void;
  isGuarded: boolean;
}

export function useProfileForm({ profile, onProfile }: ProfileFormOptions): ProfileFormControl {
  const { t } = useTranslation();
  const notify = useNotify();
  const store = useAccountStore();
  const { locations } = useShell();
  const fields = useFieldsForm<ProfileValues>({
    name: 'profile',
    fields: PROFILE_FIELDS,
    struct: profileStruct(profile),
    defaults: valuesOf(profile),
    country: locations[0]?.country ?? '',
  });
  const { form } = fields;
  const change = useChange<ChangeProfileRequest, Profile>(changeProfile, {
    onSuccess: (changed) => {
      const { email, firstName, lastName, phone, language } = changed;
      store.set({ email, firstName, lastName, phone, language });
      onProfile(changed);
      form.reset(valuesOf(changed));
      notify({ message: t('account.saved'), tone: 'success' });
    },
    onFailure: fields.showRefusal,
  });
  const submit = useSingleSubmit(form, (values) => change.run(changesOf(values)));
  const [email, phone] = form.watch(['email', 'phone']);
  return { fields, change, submit, isGuarded: needsPassword({ email, phone }, profile) };
}

function valuesOf({ firstName, lastName, email, phone, gender }: Profile): ProfileValues {
  return {
    firstName,
    lastName,
    email: writtenEmail(email),
    phone,
    gender: gender ?? '',
    currentPassword: '',
  };
}

function changesOf({ gender, currentPassword, ...values }: ProfileValues): ChangeProfileRequest {
  return {
    ...values,
    // The struct refuses every other value.
    gender: gender as NonNullable<Profile['gender']>,
    ...(currentPassword === '' ? {} : { currentPassword }),
  };
}
