import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isCommonPassword } from '#domain/common-password';
import { checkForm, type FieldName } from '#domain/guest';
import { fieldsRefusal } from './refuse-field.ts';

/**
 * A form, checked by the domain's one table of fields and tidied; refuses every wrong field at once. A number without a country
 * code is read as one from where `nearPhone` is, if that is said.
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

/** Reads a number with its country code; without one nobody could call it. */
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
