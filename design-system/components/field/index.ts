export {
  Field,
  type FieldControl,
  FieldError,
  type FieldProps,
  type FieldWords,
  isGiven,
  splitField,
} from './field.tsx';
