import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isCommonPassword } from '#domain/common-password';
import { checkForm, type FieldName } from '#domain/guest';
import { fieldsRefusal } from './refuse-field.ts';

/**
 * Validates and normalizes form fields by the domain's table. Refuses with all invalid fields at once. A phone number
 * without a country code gets the one of `nearPhone`, if given.
 */
export function checkedFields<Name extends FieldName>(
  fields: readonly Name[],
  typed: Readonly<Partial<Record<Name, string>>>,
  nearPhone?: string,
): Record<Name, string> {
  const { values, faults } = checkForm(fields, typed, { toE164: phoneReader(nearPhone), isCommonPassword });
  if (faults.length > 0) throw fieldsRefusal(faults);
  return values;
}

/** Parses a phone number with its country code; undefined without one. */
function phoneReader(nearPhone: string | undefined): (phone: string) => string | undefined {
  const near = nearPhone === undefined ? undefined : parsePhoneNumberFromString(nearPhone);
  return (phone) => {
    const parsed = parsePhoneNumberFromString(
      phone,
      near === undefined ? undefined : { defaultCallingCode: near.countryCallingCode },
    );
    return parsed?.isValid() === true ? parsed.number : undefined;
  };
}
