import { storedEmail } from '#domain/email-address';
import type { FieldName } from '#domain/guest';
import type { ChangePasswordRequest, Profile } from '#schemas/api-types';
import { dynamic, object, string } from 'superstruct';
import { fieldStruct, type FieldStructTools, type FormStruct } from '../../shared/forms/field-struct.ts';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** A known value, or empty when unset. */
  gender: string;
  currentPassword: string;
}

export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'gender',
  'currentPassword',
] as const satisfies readonly (FieldName & keyof ProfileValues)[];

/** Changes to these fields need the password. */
type Guarded = Pick<ProfileValues, 'email' | 'phone'>;

export function needsPassword(values: Guarded, profile: Profile): boolean {
  return storedEmail(values.email) !== profile.email || values.phone !== profile.phone;
}

export function profileStruct(profile: Profile): (tools: FieldStructTools) => FormStruct<ProfileValues> {
  return (tools) => {
    const known = fieldStruct('currentPassword', tools);
    return object({
      firstName: fieldStruct('firstName', tools),
      lastName: fieldStruct('lastName', tools),
      email: fieldStruct('email', tools),
      phone: fieldStruct('phone', tools),
      gender: fieldStruct('gender', tools),
      // The outer struct has the same fields.
      currentPassword: dynamic<string>((_value, { branch: [form] }) =>
        needsPassword(form as Guarded, profile) ? known : string(),
      ),
    });
  };
}

export const PASSWORD_FIELDS = [
  'currentPassword',
  'password',
  'confirmPassword',
] as const satisfies readonly (FieldName & keyof ChangePasswordRequest)[];

export function passwordStruct(tools: FieldStructTools): FormStruct<ChangePasswordRequest> {
  return object({
    currentPassword: fieldStruct('currentPassword', tools),
    password: fieldStruct('password', tools),
    confirmPassword: fieldStruct('confirmPassword', tools),
  });
}

export const REMOVAL_FIELDS = ['currentPassword'] as const;

export function removalStruct(tools: FieldStructTools): FormStruct<{ currentPassword: string }> {
  return object({ currentPassword: fieldStruct('currentPassword', tools) });
}
