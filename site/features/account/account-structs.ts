import type { FieldName } from '#domain/guest';
import type {
  ForgotPasswordRequest,
  LoginRequest,
  RegisterRequest,
  ResetPasswordRequest,
  VerifyEmailRequest,
} from '#schemas/api-types';
import { object, string } from 'superstruct';
import { fieldStruct, type FieldStructTools, type FormStruct } from '../../shared/forms/field-struct.ts';

type FieldsOf<Values> = readonly (FieldName & keyof Values)[];

export const LOGIN_FIELDS = ['email', 'password'] as const satisfies FieldsOf<LoginRequest>;

export function loginStruct(tools: FieldStructTools): FormStruct<LoginRequest> {
  return object({
    email: fieldStruct('email', tools),
    // The password rules apply to new passwords only.
    password: fieldStruct('currentPassword', { ...tools, labelOf: () => tools.labelOf('password') }),
  });
}

export const REGISTER_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'password',
  'confirmPassword',
] as const satisfies FieldsOf<RegisterRequest>;

export function registerStruct(tools: FieldStructTools): FormStruct<RegisterRequest> {
  return object({
    firstName: fieldStruct('firstName', tools),
    lastName: fieldStruct('lastName', tools),
    email: fieldStruct('email', tools),
    phone: fieldStruct('phone', tools),
    password: fieldStruct('password', tools),
    confirmPassword: fieldStruct('confirmPassword', tools),
  });
}

/** The address comes from the page before. */
export type CodeValues = Pick<VerifyEmailRequest, 'otp'>;
export const CODE_FIELDS = ['otp'] as const satisfies FieldsOf<CodeValues>;

export function codeStruct(tools: FieldStructTools): FormStruct<CodeValues> {
  return object({ otp: fieldStruct('otp', tools) });
}

export const FORGOT_FIELDS = ['email'] as const satisfies FieldsOf<ForgotPasswordRequest>;

export function forgotStruct(tools: FieldStructTools): FormStruct<ForgotPasswordRequest> {
  return object({ email: fieldStruct('email', tools) });
}

export const RESET_FIELDS = [
  'otp',
  'email',
  'password',
  'confirmPassword',
] as const satisfies FieldsOf<ResetPasswordRequest>;

export const RESET_BY_LINK_FIELDS = [
  'email',
  'password',
  'confirmPassword',
] as const satisfies FieldsOf<ResetPasswordRequest>;

export function resetByLinkStruct(tools: FieldStructTools): FormStruct<ResetPasswordRequest> {
  return object({ otp: string(), ...newPasswordFields(tools) });
}

export function resetStruct(tools: FieldStructTools): FormStruct<ResetPasswordRequest> {
  return object({
    otp: fieldStruct('otp', tools),
    ...newPasswordFields(tools),
  });
}

const newPasswordFields = (tools: FieldStructTools) => ({
  email: fieldStruct('email', tools),
  password: fieldStruct('password', tools),
  confirmPassword: fieldStruct('confirmPassword', tools),
});
