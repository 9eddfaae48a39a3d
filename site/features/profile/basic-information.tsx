import type { Profile } from '#schemas/api-types';
import { Grid } from '#design-system/grid';
import { Select } from '#design-system/select';
import { TextField } from '#design-system/text-field';
import { useTranslation } from 'react-i18next';
import { Password } from '../../shared/account/password.tsx';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { FormFrame } from '../../shared/forms/form-frame.tsx';
import { PhoneNumberField } from '../../shared/forms/phone-number-field.tsx';
import { useProfileForm } from './use-profile-form.ts';

const GENDERS = ['FEMALE', 'MALE', 'OTHER', 'PREFER_NOT_TO_SAY'] as const satisfies Profile['gender'][];

interface BasicInformationProps {
  profile: Profile;
  onProfile: (profile: Profile) => void;
}

export function BasicInformation({ profile, onProfile }: BasicInformationProps) {
  const { t } = useTranslation();
  const { fields, change, submit, isGuarded } = useProfileForm({ profile, onProfile });
  const { wire } = fields;
  return (
    <FormFrame
      fields={fields}
      change={change}
      onSubmit={submit}
      submitLabel={t('profile.save')}
      busyLabel={t('profile.saving')}
    >
      <Grid columns={2}>
        <TextField {...wire('firstName')} autoComplete="given-name" required />
        <TextField {...wire('lastName')} autoComplete="family-name" required />
        <EmailField {...wire('email')} hint={t('profile.basic.emailHint')} autoComplete="email" />
        <PhoneNumberField fields={fields} name="phone" />
        <Select {...wire('gender')} autoComplete="sex" required>
          <option value="">{t('profile.basic.chooseGender')}</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {t(`profile.genders.${gender}`)}
            </option>
          ))}
        </Select>
        {isGuarded ? (
          <Password
            {...wire('currentPassword')}
            hint={t('profile.basic.passwordHint')}
            autoComplete="current-password"
            required
          />
        ) : null}
      </Grid>
    </FormFrame>
  );
}
