import { PhoneField, type PhoneFieldProps } from '#design-system/phone-field';
import { useController, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { phoneCountries } from './phone-countries.ts';
import type { FieldOf, FieldsForm } from './use-fields-form.ts';

interface PhoneNumberFieldProps<Values extends FieldValues> extends Pick<PhoneFieldProps, 'hint'> {
  fields: FieldsForm<Values>;
  name: FieldOf<Values>;
}

/** A form's phone number, with the countries of the world. It begins with the form's country. */
export function PhoneNumberField<Values extends FieldValues>(props: PhoneNumberFieldProps<Values>) {
  const { fields, name, hint } = props;
  const { t, i18n } = useTranslation();
  const { field } = useController({ name, control: fields.form.control });
  const { value, onChange, ...held } = field;
  const number: unknown = value;
  return (
    <PhoneField
      {...held}
      {...fields.words(name)}
      hint={hint}
      countryLabel={t('phone.country')}
      countryWords={{
        list: t('phone.countries'),
        none: t('phone.noCountry'),
        count: (count) => t('phone.countryCount', { count }),
      }}
      countries={phoneCountries(i18n.language)}
      defaultCountry={fields.country}
      pickedMessage={(country) => t('phone.picked', { country: country.name })}
      value={typeof number === 'string' ? number : ''}
      onValueChange={onChange}
      onFocus={fields.prepare}
      required
    />
  );
}
