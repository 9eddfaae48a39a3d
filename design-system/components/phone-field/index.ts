export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export type { PhoneCountry } from './phone-number.ts';
