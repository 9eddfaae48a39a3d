export { Field, type FieldProps } from './field.tsx';
export { FieldError, FieldHint, FieldName, type FieldWords, splitField } from './field-words.tsx';
export { type FieldControl, type FieldFacts, useField } from './use-field.ts';
